import { readIsis } from './isis/read.ts';
import { readIso2709 } from './iso2709/read.ts';
import { readMarcJson } from './json/read.ts';
import { readLines } from './lines/read.ts';
import { readMarcXml } from './marcxml/read.ts';
import { controlField } from './access.ts';
import { withPlace } from './reading.ts';
import type { BadReason, ReadOptions, ReadResult } from './reading.ts';
import { withoutUtf16 } from './marcxml/utf8.ts';
import { hiddenFormat, hiddenWithin, sniffBytes, sniffFormat, type Format } from './sniff.ts';
import { isUnimarc } from './unimarc.ts';

/**
 * Reads MARC 21 in the format its first bytes show. Anything else is one bad result, 'not-marc'. UNIMARC records, which have the same form, are set aside as 'unimarc'.
 */
export async function* readMarc(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<ReadResult> {
  const rest = withoutUtf16(chunks)[Symbol.asyncIterator]();
  try {
    const head = await readHead(rest, sniffBytes);
    if (head.length === 0) return;
    const format = sniffFormat(head);
    if (format !== 'unknown')
      return yield* readFormat(format, head, continued(head, rest), options);
    const more = Buffer.concat([head, await readHead(rest, hiddenWithin)]);
    yield* readFormat(hiddenFormat(more), more, continued(more, rest), options);
  } finally {
    await rest.return?.(undefined);
  }
}

async function* readFormat(
  format: Format,
  head: Buffer,
  input: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<ReadResult> {
  if (format !== 'unknown') options.onFormat?.(formatNames[format]);
  switch (format) {
    case 'iso2709':
      return yield* withoutUnimarc(readIso2709(input, options));
    case 'marcxml':
      return yield* withoutUnimarc(readMarcXml(input, options));
    case 'isis':
      return yield* withoutUnimarc(readIsis(input, options));
    case 'mnemonic':
    case 'aleph':
      return yield* withoutUnimarc(readLines(format, input, options));
    case 'json':
      return yield* withoutUnimarc(readMarcJson(input, options));
    case 'unknown':
      yield notMarc('no format of MARC that is known', head);
  }
}

/** Names of the formats for reports, in English. */
const formatNames: Readonly<Record<Exclude<Format, 'unknown'>, string>> = {
  iso2709: 'ISO 2709',
  marcxml: 'MARCXML',
  isis: 'CDS/ISIS ISO 2709',
  mnemonic: 'mnemonic MARC (.mrk)',
  aleph: 'Aleph sequential',
  json: 'MARC-in-JSON',
};

async function readHead(chunks: AsyncIterator<Uint8Array>, enough: number): Promise<Buffer> {
  const head: Uint8Array[] = [];
  let length = 0;
  while (length < enough) {
    const { done, value } = await chunks.next();
    if (done === true) break;
    // The caller may reuse the memory of the chunks.
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
      ? refused('unimarc', '', result, controlField(result.record, '001'))
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
