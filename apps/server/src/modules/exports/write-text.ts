import { textOf } from '@estante/references';
import type { ExportOrder, FileContent } from './exported.ts';
import { listedReference } from './reference-list.ts';

/** References as plain text, an empty line between, with the line ends of every system. */
export function writeText(order: ExportOrder): FileContent {
  const entries = order.titles.map((title) => {
    const { reference, places } = listedReference(title, order);
    return [textOf(reference), ...places].join('\r\n');
  });
  return { content: Buffer.from(`\ufeff${entries.join('\r\n\r\n')}\r\n`), left: [] };
}
