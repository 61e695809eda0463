import { createReadStream, existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allSubfields, dataFields } from './access.ts';
import { readMarc } from './read-marc.ts';
import type { ReadRecord, ReadResult } from './reading.ts';
import { collect } from './sample-records.ts';

/** Real files beside the project; counts are those of their README, or were looked into. */
const folder = new URL('../../../../shared/data/', import.meta.url);
const isThere = existsSync(folder);

/** Results by file: each is read once for all tests. */
const alreadyRead = new Map<string, Promise<ReadResult[]>>();

function read(file: string): Promise<ReadResult[]> {
  const known = alreadyRead.get(file);
  if (known) return known;
  const results = collect(readMarc(createReadStream(new URL(file, folder))));
  alreadyRead.set(file, results);
  return results;
}

/** [file, records] */
const wellFormed: readonly (readonly [string, number])[] = [
  ['bibliographic/fiuba-journals.mrc', 3073],
  ['bibliographic/fiuba-books.mrc', 500],
  ['bibliographic/uva-2000-marc8.mrc', 2000],
  ['bibliographic/harvard-1000.mrc', 1000],
  ['bibliographic/nlnz-1000.mrc', 1001],
  ['bibliographic/gutenberg-1000.mrc', 1000],
  ['bibliographic/psu-with-holdings.mrc', 728],
  ['bibliographic/concerto.xml', 344],
  ['bibliographic/koha-sample.xml', 435],
  ['bibliographic/biblivre-latin1.mrc', 25],
  ['authorities/100_MARC_authority_records.mrc', 100],
  ['authorities/C388556MarcAuth.mrc', 107],
  ['authorities/concerto-authorities.xml', 195],
  ['authorities/koha-sample-authorities.xml', 1706],
];

/** [file, records, reasons of the bad ones with their number] */
const damaged: readonly (readonly [string, number, Readonly<Record<string, number>>])[] = [
  ['catmandu-broken.xml', 10, {}],
  ['catmandu-bu_bibs.mrc', 100, {}],
  ['file-marc-bad_example.mrc', 1, {}],
  ['file-marc-bad_example.xml', 1, {}],
  // UNIMARC with ten characters lost from its leader.
  ['file-marc-bad_example2.mrc', 0, { unimarc: 1 }],
  ['file-marc-wronglen.mrc', 1, {}],
  ['folio-marcBibFileC411612SharedCentral.mrc', 3, {}],
  ['folio-marcBibFileForC369084.mrc', 2, {}],
  ['folio-marcBibFileForC375139.mrc', 1, {}],
  ['folio-marcBibFileForC405532.mrc', 1, {}],
  ['folio-marcBibFileForC422166.mrc', 1, {}],
  ['folio-marcBibFileIntegrationResource.mrc', 1, {}],
  ['koha_sample_bad_control_chars.xml', 1, {}],
  ['loc-illegal-subfield-code.xml', 2, {}],
  ['marc-record-baddir.usmarc', 1, {}],
  ['marc-record-badind.usmarc', 1, {}],
  // A lone record terminator, and one byte after the last one.
  ['marc-record-badldr.usmarc', 6, { 'no-structure': 1 }],
  ['marc-record-sample1eof.usmarc', 1, {}],
  // Cut off at 64 KiB.
  ['marc4j-008008027.mrc', 18, { truncated: 1 }],
  ['marc4j-54-56-008008027.mrc', 5, {}],
  ['marc4j-bad_hathi_records.mrc', 5, {}],
  ['marc4j-bad_leaders_10_11.mrc', 1, {}],
  ['marc4j-bad_oversize_field_bad_directory.mrc', 5, {}],
  ['marc4j-bad_too_long_plus_2.mrc', 3, {}],
  ['marc4j-incomplete_esc_seq.mrc', 1, {}],
  // 17 of the 383 are UNIMARC.
  ['marc4j-pride-and-prejudice-fixed.mrc', 366, { unimarc: 17 }],
  ['marc4j-pride-and-prejudice-with-many-errors.mrc', 366, { unimarc: 17 }],
  ['pymarc-bad_eacc_encoding.dat', 1, {}],
  ['pymarc-bad_indicator.dat', 1, {}],
  ['pymarc-bad_marc8_escape.dat', 1, {}],
  // One record is a leader and nothing else.
  ['pymarc-bad_records.mrc', 7, { 'no-structure': 1 }],
  ['pymarc-bad_subfield_code.dat', 1, {}],
  ['pymarc-bad_tag.xml', 1, {}],
  ['pymarc-utf8_errors.dat', 1, {}],
  ['pymarc-utf8_invalid.mrc', 1, {}],
  ['pymarc-utf8_with_leader_flag.dat', 1, {}],
  ['pymarc-utf8_without_leader_flag.dat', 1, {}],
  ['yaz-marc4.marc', 1, {}],
];

const otherDialects: readonly (readonly [string, Readonly<Record<string, number>>])[] = [
  ['unimarc-bnf.mrc', { unimarc: 1000 }],
  ['small-library-catalogue.csv', { 'not-marc': 1 }],
];

function count(results: readonly ReadResult[]) {
  const bad: Record<string, number> = {};
  for (const result of results)
    if (result.kind === 'bad') bad[result.reason] = (bad[result.reason] ?? 0) + 1;
  return { records: results.filter(({ kind }) => kind === 'record').length, bad };
}

describe.skipIf(!isThere)('every file of ../shared/data (skipped where it is absent)', () => {
  test.each(wellFormed)('%s has %i records', async (file, records) => {
    expect(count(await read(file))).toEqual({ records, bad: {} });
  });

  test('the twenty shelves of the Brazilian library have 604 records', async () => {
    const shelves = [2, 3, 4, 5].flatMap((e) => [1, 2, 3, 4, 5].map((p) => `E${e}-P${p}`));
    const files = shelves.map((shelf) => read(`bibliographic/brazil-${shelf}.xml`));
    expect(count((await Promise.all(files)).flat())).toEqual({ records: 604, bad: {} });
  });

  test.each(damaged)('malformed/%s has %i records', async (file, records, bad) => {
    expect(count(await read(`malformed/${file}`))).toEqual({ records, bad });
  });

  test.each(otherDialects)('other-dialects/%s is refused', async (file, bad) => {
    expect(count(await read(`other-dialects/${file}`))).toEqual({ records: 0, bad });
  });
});

async function recordAt(file: string, index: number): Promise<ReadRecord> {
  const result = (await read(`bibliographic/${file}`))[index];
  if (result?.kind !== 'record') throw new Error(`no record ${index} in ${file}`);
  return result;
}

const texts = ({ record }: ReadRecord, tag: string, codes: string) =>
  dataFields(record, tag).map((field) => allSubfields(field, codes).join(' '));

describe.skipIf(!isThere)('character sets in ../shared/data (skipped where it is absent)', () => {
  test.each([
    [10, 'Naqd : daftarī dar intiqād-i kitāb va mubāḥis̲-i naqd-i adabī / Muṣṭafá Raḥīmī.'],
    [149, 'Socialismus a věda / pod redakcí S.R. Mikulinského a R. Richty.'],
    [405, 'Polski pseudonim literacki / Dobrosława Świerczyńska.'],
    [693, 'Kritika V.I. Leninym revizionizma i sovremennostʹ / I.M. Mrachkovskai\u0361a.'],
    [
      582,
      'Prezențe militare în știința și cultura românească : mic dicționar / Florian Gheorghe, Mihai Popescu, Ion Rotaru, coordonator.',
    ],
  ])('MARC-8 diacritics, record %i', async (index, title) => {
    const result = await recordAt('uva-2000-marc8.mrc', index);
    expect(result.encoding).toBe('marc-8');
    expect(texts(result, '245', 'abc')).toEqual([title]);
  });

  test('MARC-8 Chinese', async () => {
    const result = await recordAt('uva-2000-marc8.mrc', 1770);
    expect(texts(result, '880', 'a')).toContain('中国古人类学与旧石器时代考古学．');
  });

  test('Chinese and Japanese in UTF-8', async () => {
    const chinese = await recordAt('harvard-1000.mrc', 12);
    expect(texts(chinese, '880', 'ac')).toContain('论语名句赏析 / 徐志祥编著.');
    const japanese = await recordAt('harvard-1000.mrc', 29);
    expect(texts(japanese, '880', 'a')).toContain('日本大学七十年略史.');
  });

  test('Latin-1 under a leader that says Unicode', async () => {
    const result = await recordAt('biblivre-latin1.mrc', 11);
    expect([result.record.leader.charAt(9), result.encoding]).toEqual(['a', 'windows-1252']);
    expect(texts(result, '245', 'a')[0]).toMatch(/^A criança com Deficiência Auditiva/);
  });

  test('UTF-8 under a leader that says MARC-8', async () => {
    const result = await recordAt('gutenberg-1000.mrc', 13);
    expect([result.record.leader.charAt(9), result.encoding]).toEqual([' ', 'utf-8']);
    expect(texts(result, '245', 'a')[0]).toMatch(/Bouvard and Pécuchet/);
  });

  test('no text of the well-formed files has a character that could not be read', async () => {
    for (const [file] of wellFormed) {
      const unread = (await read(file)).filter(
        (result) => result.kind === 'record' && result.warnings.includes('encoding'),
      );
      expect([file, unread.length]).toEqual([file, 0]);
    }
  });
});
