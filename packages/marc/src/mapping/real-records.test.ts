import { isLong } from '@estante/test-support/is-long';
import { createReadStream, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readIso2709 } from '../iso2709/read.ts';
import { readMarcXml } from '../marcxml/read.ts';
import { describeAuthority } from './describe-authority.ts';
import { describeHoldings } from './describe-holdings.ts';
import { describeTitle } from './describe-title.ts';
import { decodeEntities } from './entities.ts';
import { recordKind } from './record-kind.ts';
import { textsIn } from './texts-in.ts';
import type { MarcRecord } from '../record.ts';

const data = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));
const isHere = existsSync(data);
/**
 * Bibliographic records, those without any title, and copies (952 items, 852 with $p), counted
 * apart from this code over the raw fields.
 */
const files: readonly (readonly [
  file: string,
  bibliographic: number,
  untitled: number,
  copies: number,
])[] = [
  ['biblivre-latin1.mrc', 25, 0, 0],
  ['brazil-E2-P1.xml', 39, 0, 41],
  ['brazil-E2-P4.xml', 36, 0, 64],
  ['brazil-E3-P2.xml', 31, 0, 35],
  ['brazil-E4-P4.xml', 97, 0, 98],
  ['brazil-E5-P5.xml', 24, 0, 30],
  // Beside 852, items of Symphony in 949 and 999.
  ['concerto.xml', 344, 0, 119],
  ['fiuba-books.mrc', 500, 0, 2425],
  ['fiuba-journals.mrc', 3073, 1, 3073],
  ['gutenberg-1000.mrc', 1000, 0, 0],
  ['harvard-1000.mrc', 1000, 0, 0],
  ['koha-sample.xml', 435, 0, 0],
  ['nlnz-1000.mrc', 1001, 0, 0],
  ['psu-with-holdings.mrc', 557, 0, 10_887],
  ['uva-2000-marc8.mrc', 2000, 0, 2903],
];

async function recordsOf(file: string): Promise<MarcRecord[]> {
  const read = file.endsWith('.xml') ? readMarcXml : readIso2709;
  const records: MarcRecord[] = [];
  for await (const result of read(createReadStream(data + file)))
    if (result.kind === 'record') records.push(result.record);
  return records;
}

/** Finds the texts that no reader should see. Addresses may hold anything an address may. */
function flaws(texts: readonly string[]): string[] {
  return texts.filter(
    (text) =>
      // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
      /[\u0000-\u001f\u007f-\u009f]| {2}| [/:;]$/u.test(text) ||
      text !== text.trim().normalize('NFC') ||
      decodeEntities(text) !== text,
  );
}

describe.skipIf(!isHere)('real records (skipped where ../shared/data is absent)', () => {
  // The gate reads the smaller files.
  test.each(files.filter(([, count]) => isLong || count <= 600))(
    '%s: %i titles, %i without a title, %i copies',
    async (file, bibliographic, untitled, copies) => {
      const records = await recordsOf(`bibliographic/${file}`);
      const titles = records
        .filter((record) => recordKind(record) === 'bibliographic')
        .map(describeTitle);
      const holdings = records.map((record) => describeHoldings(record));
      expect(titles).toHaveLength(bibliographic);
      expect(titles.filter((title) => title.title === '')).toHaveLength(untitled);
      expect(holdings.flatMap((one) => one.copies)).toHaveLength(copies);
      expect(flaws(textsIn([titles, holdings]))).toEqual([]);
    },
  );

  test('holdings records give their library and what it holds', async () => {
    const records = await recordsOf('bibliographic/psu-with-holdings.mrc');
    const holdings = records
      .filter((record) => recordKind(record) === 'holdings')
      .flatMap((record) => describeHoldings(record).holdings);
    expect(holdings).toHaveLength(171);
    expect(holdings.every((one) => one.library !== '')).toBe(true);
  });

  test(
    'books marked as serials are books, and journals stay serials',
    { tags: 'long' },
    async () => {
      const [books, journals] = await Promise.all(
        ['gutenberg-1000.mrc', 'fiuba-journals.mrc'].map((file) =>
          recordsOf(`bibliographic/${file}`),
        ),
      );
      expect(books?.map(describeTitle).filter((title) => title.workType !== 'ebook')).toEqual([]);
      expect(journals?.map(describeTitle).filter((title) => !title.isSerial)).toEqual([]);
    },
  );

  test.each([
    ['100_MARC_authority_records.mrc', 100, 0],
    ['C388556MarcAuth.mrc', 107, 0],
    ['concerto-authorities.xml', 195, 0],
    ['koha-sample-authorities.xml', 1706, 2],
  ])('%s: %i authorities, %i without a heading', async (file, count, headless) => {
    const authorities = (await recordsOf(`authorities/${file}`)).map(describeAuthority);
    expect(authorities).toHaveLength(count);
    expect(authorities.filter((authority) => authority === null)).toHaveLength(headless);
    expect(flaws(textsIn(authorities))).toEqual([]);
  });
});
