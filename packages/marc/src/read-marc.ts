import { readIso2709 } from './iso2709/read.ts';
import { readMarcXml } from './marcxml/read.ts';
import { controlField } from './access.ts';
import { withPlace } from './reading.ts';
import type { BadReason, ReadOptions, ReadResult } from './reading.ts';
import { sniffBytes, sniffFormat } from './sniff.ts';
import { isUnimarc } from './unimarc.ts';

/**
 * Reads MARC 21 in the format its first bytes show, ISO 2709 or MARCXML. Anything else is one bad
 * result, 'not-marc'. UNIMARC records, which have the same form, are set aside as 'unimarc'.
 */
export async function* readMarc(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<ReadResult> {
  const rest = chunks[Symbol.asyncIterator]();
  try {
    const head = await readHead(rest);
    if (head.length > 0) yield* readFormat(head, continued(head, rest), options);
  } finally {
    await rest.return?.();
  }
}

async function* readFormat(
  head: Buffer,
  input: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<ReadResult> {
  switch (sniffFormat(head)) {
    case 'iso2709':
      return yield* withoutUnimarc(readIso2709(input, options));
    case 'marcxml':
      return yield* withoutUnimarc(readMarcXml(input, options));
    case 'isis':
      return yield notMarc('a CDS/ISIS export, its terminators written as #', head);
    case 'unknown':
      yield notMarc('neither ISO 2709 nor MARCXML', head);
  }
}

async function readHead(chunks: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const head: Uint8Array[] = [];
  let length = 0;
  while (length < sniffBytes) {
    const { done, value } = await chunks.next();
    if (done === true) break;
    // Whoever fills the chunks may fill the same memory again.
    head.push(value.slice());
    length += value.length;
  }
  return Buffer.concat(head);
}

async function* continued(head: Uint8Array, rest: AsyncIterator<Uint8Array>) {
  yield head;
  yield* { [Symbol.asyncIterator]: () => rest };
}

async function* withoutUnimarc(results: AsyncIterable<ReadResult>): AsyncGenerator<ReadResult> {
  for await (const result of results)
    yield result.kind === 'record' && isUnimarc(result.record)
      ? refused('unimarc', 'UNIMARC, not MARC 21', result, controlField(result.record, '001'))
      : result;
}

function notMarc(detail: string, head: Uint8Array): ReadResult {
  return refused('not-marc', detail, { position: 0, index: 0 }, undefined, head);
}

function refused(
  reason: BadReason,
  detail: string,
  { position, index }: Pick<ReadResult, 'position' | 'index'>,
  controlNumber: string | undefined,
  bytes: Uint8Array = new Uint8Array(),
): ReadResult {
  const decoded = { kind: 'bad', reason, detail, controlNumber: controlNumber ?? null } as const;
  return withPlace(decoded, bytes, { position, index });
}
