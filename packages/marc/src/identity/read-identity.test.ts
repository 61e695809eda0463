import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasCheckDigit } from './check-digit.ts';
import { readIdentity } from './read-identity.ts';

test.each([
  ['http://viaf.org/viaf/147715624', '', 'viaf', '147715624'],
  ['https://www.viaf.org/viaf/147715624/', '', 'viaf', '147715624'],
  ['147715624', 'viaf', 'viaf', '147715624'],
  ['(VIAF)147715624', '', 'viaf', '147715624'],
  ['http://www.wikidata.org/entity/Q7408055', '', 'wikidata', 'Q7408055'],
  ['https://www.wikidata.org/wiki/Q7408055', '', 'wikidata', 'Q7408055'],
  ['q7408055', 'wikidata', 'wikidata', 'Q7408055'],
  ['https://orcid.org/0000-0002-1825-0097', '', 'orcid', '0000-0002-1825-0097'],
  ['0000000218250097', 'orcid', 'orcid', '0000-0002-1825-0097'],
  ['0000-0002-1694-233x', 'orcid', 'orcid', '0000-0002-1694-233X'],
  ['0000000107023254', 'isni', 'isni', '0000000107023254'],
  ['https://isni.org/isni/0000000107023254', '', 'isni', '0000000107023254'],
  ['0000 0001 0702 3254', 'isni', 'isni', '0000000107023254'],
  ['http://id.loc.gov/authorities/names/no2005046756', '', 'lcnaf', 'no2005046756'],
  ['https://id.loc.gov/authorities/names/n80126082.html', '', 'lcnaf', 'n80126082'],
  ['n  79021164', 'DLC', 'lcnaf', 'n79021164'],
  ['(DLC)nr 99019510 ', '', 'lcnaf', 'nr99019510'],
  ['(DLC)sh 85017968', '', 'lcsh', 'sh85017968'],
  ['http://id.loc.gov/authorities/genreForms/gf2014026516', '', 'lcgft', 'gf2014026516'],
  ['(OCoLC)fst01204333', '', 'fast', '1204333'],
  ['(DE-588)4001515-4', '', 'gnd', '4001515-4'],
  ['(DE-588)118540238', '', 'gnd', '118540238'],
  ['(orcid)https://orcid.org/0000-0002-1825-0097', '', 'orcid', '0000-0002-1825-0097'],
])('%j of %j is %s %s', (text, source, scheme, value) => {
  expect(readIdentity(text, source)).toMatchObject({ scheme, value });
});

describe('what is none is left out', () => {
  test.each([
    // Check digits.
    ['0000-0002-1825-0098', 'orcid'],
    ['https://orcid.org/0000-0002-1825-0090', ''],
    ['0000000107023255', 'isni'],
    // An ISNI that is not one of ORCID's.
    ['0000000107023254', 'orcid'],
    // Numbers of their own.
    ['(DLC)17309', ''],
    ['(OCoLC)oca05315054', ''],
    ['(CONS)10', ''],
    ['147715624', ''],
    ['2005', 'uri'],
    // Hosts that are not theirs, and what would do harm.
    ['https://viaf.org.example.net/viaf/147715624', ''],
    ['https://example.net/viaf.org/viaf/147715624', ''],
    ['https://viaf.org@example.net/viaf/147715624', ''],
    ['https://someone@viaf.org/viaf/147715624', ''],
    ['https://viaf.org:8080/viaf/147715624', ''],
    ['javascript:alert(1)//viaf.org/viaf/1', ''],
    ['ftp://viaf.org/viaf/147715624', ''],
    ['https://viaf.org/viaf/147715624/../../evil', ''],
    ['https://viaf.org/viaf/147715624"><script>', ''],
    [`https://viaf.org/viaf/${'1'.repeat(300)}`, ''],
    ['http://dbpedia.org/resource/Sam_Ratulangi_University', ''],
    ['', 'viaf'],
    ['https://', ''],
  ])('%j of %j', (text, source) => {
    expect(readIdentity(text, source)).toBeNull();
  });
});

test('the query and the fragment of an address are not passed on', () => {
  expect(readIdentity('http://viaf.org/viaf/147715624?next=//example.net#x')?.url).toBe(
    'https://viaf.org/viaf/147715624',
  );
});

test('of sixteen digits one check digit in eleven is right', () => {
  const fifteen = fc.stringMatching(/^\d{15}$/);
  fc.assert(
    fc.property(fifteen, (digits) => {
      const right = Array.from('0123456789X').filter((check) => hasCheckDigit(digits + check));
      return right.length === 1;
    }),
  );
});

test('whatever a record says, an address is of a known file and reads as itself again', () => {
  const sources = fc.constantFrom('viaf', 'wikidata', 'orcid', 'isni', 'DLC', 'gnd', 'fast', '');
  fc.assert(
    fc.property(fc.string(), sources, (text, source) => {
      const found = readIdentity(text, source);
      return found === null || readIdentity(found.url)?.url === found.url;
    }),
  );
});
