import { describe, expect, test } from 'vitest';
import { marcXmlFoot, marcXmlHead, writeMarcXml } from './marcxml/write.ts';
import { readMarc } from './read-marc.ts';
import { collect, inChunks, iso2709, outline, sampleRecord } from './sample-records.ts';

const read = (bytes: Uint8Array | string, size?: number) =>
  collect(readMarc(inChunks(typeof bytes === 'string' ? Buffer.from(bytes) : bytes, size)));

const record = sampleRecord('x', '245 10$aIracema');
const xml = `${marcXmlHead}${writeMarcXml(record)}${marcXmlFoot}`;

test.each([
  ['ISO 2709', iso2709(record)],
  ['ISO 2709 after junk', Buffer.concat([Buffer.from('\n\n***\n'), iso2709(record)])],
  ['MARCXML', Buffer.from(xml)],
  ['MARCXML without declaration', Buffer.from(writeMarcXml(record))],
  ['MARCXML in UTF-16', Buffer.from(`\ufeff${xml}`, 'utf16le')],
])('%s is told by its first bytes', async (_, bytes) => {
  expect(outline(await read(bytes, 10))).toEqual(['x']);
});

test.each([
  ['a spreadsheet', 'Title;Author\nIracema;Alencar\n'],
  ['a web page', '<!DOCTYPE html><html><body>Not found</body></html>'],
  ['a compressed file', 'PK\x03\x04\x1e\x1d binary'],
])('%s is refused as a whole', async (_, text) => {
  expect(await read(text)).toMatchObject([
    { kind: 'bad', reason: 'not-marc', position: 0, index: 0 },
  ]);
});

test('nothing at all has no records', async () => {
  expect(await read('')).toEqual([]);
});

describe('UNIMARC', () => {
  const unimarc = sampleRecord(
    'u',
    '100   $a20190101d2018    u  y0frey50      ba',
    '200 1 $aTitre',
  );

  test.each([
    ['ISO 2709', Buffer.concat([iso2709(record), iso2709(unimarc), iso2709(record)])],
    [
      'MARCXML',
      Buffer.from(`${marcXmlHead}${[record, unimarc, record].map(writeMarcXml).join('')}`),
    ],
  ])('in %s is set aside', async (_, bytes) => {
    const results = await read(bytes);
    expect(outline(results)).toEqual(['x', 'unimarc', 'x']);
    expect(results[1]).toMatchObject({ controlNumber: 'u', index: 1 });
  });

  test('is not seen in MARC 21 that lacks a title, or in an authority record', async () => {
    const records = [
      sampleRecord('untitled', '100 1 $aAlencar, José de', '260   $aRio'),
      sampleRecord('authority', '150   $aPontes'),
      sampleRecord('local', '200   $aLocal use', '245 10$aIracema'),
    ];
    const results = await read(Buffer.concat(records.map(iso2709)));
    expect(outline(results)).toEqual(['untitled', 'authority', 'local']);
  });
});

test('the source is closed when the reader stops early', async () => {
  let isClosed = false;
  async function* source() {
    try {
      for (;;) yield Buffer.concat(Array.from({ length: 2_000 }, () => iso2709(record)));
    } finally {
      isClosed = true;
    }
  }
  for await (const result of readMarc(source())) if (result.index === 2_500) break;
  expect(isClosed).toBe(true);
});
