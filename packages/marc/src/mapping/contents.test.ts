import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeContents, partOfHost } from './describe-contents.ts';
import { recordFromLines } from './record-from-lines.ts';

const contentsOf = (...lines: string[]) => describeContents(recordFromLines(lines));

test('a basic note is entries with who wrote them and where they stand', () => {
  expect(
    contentsOf(
      '505 0 $aO alienista / Machado de Assis -- Teoria do medalhão (p. 83-92) -- A chinela turca.',
    ),
  ).toEqual([
    {
      extent: 'complete',
      entries: [
        { title: 'O alienista', responsibility: 'Machado de Assis', pages: '', part: '' },
        { title: 'Teoria do medalhão', responsibility: '', pages: 'p. 83-92', part: '' },
        { title: 'A chinela turca', responsibility: '', pages: '', part: '' },
      ],
    },
  ]);
});

test('an enhanced note has titles, names, parts and pages in subfields', () => {
  expect(
    contentsOf(
      '505 10$gv. 1.$tSertões /$rEuclides da Cunha ;$rrevisão de Ana Lima$g(p. 7-20) --$gv. 2.$tCanudos --$tNotas$gp. 90.',
    ),
  ).toEqual([
    {
      extent: 'incomplete',
      entries: [
        {
          title: 'Sertões',
          responsibility: 'Euclides da Cunha; revisão de Ana Lima',
          pages: 'p. 7-20',
          part: 'v. 1',
        },
        { title: 'Canudos', responsibility: '', pages: '', part: 'v. 2' },
        { title: 'Notas', responsibility: '', pages: 'p. 90', part: '' },
      ],
    },
  ]);
});

test.each([
  ['8 ', 'unknown'],
  ['2 ', 'partial'],
])('the indicators %j say that it is %s', (indicators, extent) => {
  expect(contentsOf(`505 ${indicators}$aUm`)).toMatchObject([{ extent }]);
});

test('each note is a table of its own, a note said twice is one, and no $a is lost', () => {
  const tables = contentsOf(
    '505 0 $aPrefácio -- O rio',
    '505 0 $aPrefácio$aO mar',
    '505 0 $aPrefácio -- O rio',
  );
  expect(tables.map(({ entries }) => entries.map(({ title }) => title))).toEqual([
    ['Prefácio', 'O rio'],
    ['Prefácio', 'O mar'],
  ]);
});

test('a note that says nothing is none', () => {
  expect(contentsOf('505 0 $a -- . -- ', '505 0 $uhttps://example.org')).toEqual([]);
});

test.each([
  ['v. 171, n. 4356, p. 737-738', 'v. 171, n. 4356', 'p. 737-738'],
  ['n. 3', 'n. 3', ''],
  ['v. 27, p. 379-423, 623-656', 'v. 27', 'p. 379-423, 623-656'],
  ['p. 12', '', 'p. 12'],
  ['Vol. 2, no. 1 (jan. 1999)', 'Vol. 2, no. 1 (jan. 1999)', ''],
  ['', '', ''],
])('%j in a host is the issue %j and the pages %j', (detail, issue, pages) => {
  expect(partOfHost(detail)).toEqual({ issue, pages });
});

test('whatever a note holds, every entry has a title, and it ends soon', () => {
  const code = fc.constantFrom('a', 't', 'r', 'g', 'u');
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(' -- ', '(p. 1', 'p.', '1 '.repeat(2000), ', '.repeat(2000)),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(code, text)), (subfields) => {
      const field = {
        tag: '505',
        ind1: '0',
        ind2: '0',
        subfields: subfields.map(([one, value]) => ({ code: one, value })),
      };
      const all = describeContents({ leader: '00000nam a2200000 a 4500', fields: [field] });
      expect(all.flatMap(({ entries }) => entries).every(({ title }) => title !== '')).toBe(true);
    }),
  );
});
