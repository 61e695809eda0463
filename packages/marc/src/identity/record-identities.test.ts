import { createReadStream, existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { recordFromLines } from '../mapping/record-from-lines.ts';
import { readMarc } from '../read-marc.ts';
import { collect } from '../sample-records.ts';
import { identitiesNamed, identitiesOf } from './record-identities.ts';

test('an authority record says who its heading is in 010, 024, 035 and 1XX, each once', () => {
  const record = recordFromLines(
    [
      '010   $an  79021164 $zn 2005070769',
      '024 7 $a0000000107023254$2isni$1https://isni.org/isni/0000000107023254',
      '024 7 $aQ7408055$2wikidata$1http://www.wikidata.org/entity/Q7408055',
      '024 8 $1http://dbpedia.org/resource/Mark_Twain',
      '035   $a(OCoLC)oca00234567',
      '035   $a(DLC)n  79021164',
      '100 1 $aTwain, Mark,$d1835-1910$1http://viaf.org/viaf/50566653',
      '500 1 $aClemens, Samuel$1http://viaf.org/viaf/1',
    ],
    'z ',
  );
  expect(identitiesOf(record).map(({ scheme, value }) => `${scheme} ${value}`)).toEqual([
    'lcnaf n79021164',
    'isni 0000000107023254',
    'wikidata Q7408055',
    'viaf 50566653',
  ]);
});

test('a bibliographic record says it of what it names, in $0 and $1', () => {
  const record = recordFromLines([
    '100 1 $aTwain, Mark,$d1835-1910$0http://id.loc.gov/authorities/names/n79021164',
    '245 10$aTom Sawyer$1http://viaf.org/viaf/2',
    '650  0$aBoys$zMissouri$0(OCoLC)fst00837116$0(CONS)4',
    '700 1 $aRockwell, Norman$tObras$1http://viaf.org/viaf/3',
    '710 2 $aEditora',
  ]);
  expect(
    identitiesNamed(record).map(({ type, heading, identity }) => [type, heading, identity.value]),
  ).toEqual([
    ['person', 'Twain, Mark, 1835-1910', 'n79021164'],
    ['topic', 'Boys – Missouri', '837116'],
    ['title', 'Rockwell, Norman. Obras', '3'],
  ]);
});

const folder = new URL('../../../../../shared/data/', import.meta.url);
const read = (file: string) => collect(readMarc(createReadStream(new URL(file, folder))));

describe.skipIf(!existsSync(folder))('of real records (shared/data)', () => {
  test.each([
    ['100_MARC_authority_records.mrc', { lcnaf: 100, viaf: 3, wikidata: 2, isni: 1 }],
    ['koha-sample-authorities.xml', {}],
  ])('%s', async (file, expected) => {
    const found: Record<string, number> = {};
    for (const result of await read(`authorities/${file}`)) {
      if (result.kind === 'bad') continue;
      for (const { scheme } of identitiesOf(result.record))
        found[scheme] = (found[scheme] ?? 0) + 1;
    }
    expect(found).toMatchObject(expected);
  });

  test('headings of psu-with-holdings.mrc', async () => {
    const schemes = new Set<string>();
    let names = 0;
    for (const result of await read('bibliographic/psu-with-holdings.mrc')) {
      if (result.kind === 'bad') continue;
      for (const { identity, heading } of identitiesNamed(result.record)) {
        expect(heading).not.toBe('');
        schemes.add(identity.scheme);
        if (identity.scheme === 'lcnaf') names += 1;
      }
    }
    expect([...schemes].sort()).toEqual(['fast', 'gnd', 'lcgft', 'lcnaf', 'lcsh']);
    expect(names).toBeGreaterThan(80);
  });
});
