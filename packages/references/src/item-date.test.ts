import { describeTitle } from '@estante/marc';
import { recordFromLines } from '@estante/marc/testing';
import { expect, test } from 'vitest';
import { cite, citationStyles } from './cite.ts';
import { itemOf } from './item-of.ts';
import { textOf } from './piece.ts';

function years(date: string): string[] {
  const record = recordFromLines(['245 10$aSaúde', `260   $aRecife :$bCepe,$c${date}`]);
  const item = itemOf(describeTitle(record), record);
  return citationStyles
    .slice(0, 3)
    .map((style) => textOf(cite(style, item, { today: '2026-05-09' })));
}

test.each([
  ['[1971 ou 1972]', '[1971 ou 1972]', 'ca. 1971–1972', '[1971 or 1972]'],
  ['[1981 or 1982?]', '[1981 ou 1982]', 'ca. 1981–1982', '[1981 or 1982]'],
  ['762 [2001 or 2002]', '[2001 ou 2002]', 'ca. 2001–2002', '[2001 or 2002]'],
  ['©1423 [2002 or 3]', '[2002 ou 2003]', 'ca. 2002–2003', '[2002 or 2003]'],
  ['[1999 o 2000]', '[1999 ou 2000]', 'ca. 1999–2000', '[1999 or 2000]'],
  ['[entre 1906 e 1912]', '[entre 1906 e 1912]', 'ca. 1906–1912', '[between 1906 and 1912]'],
  ['[entre 1973 y 78]', '[entre 1973 e 1978]', 'ca. 1973–1978', '[between 1973 and 1978]'],
  ['[c between 1992 and 2002]', '[entre 1992 e 2002]', 'ca. 1992–2002', '[between 1992 and 2002]'],
  [
    'Ming Jiajing jian [between 1522 and 1566]',
    '[entre 1522 e 1566]',
    'ca. 1522–1566',
    '[between 1522 and 1566]',
  ],
  // Two calendars, and a span of which both years are sure.
  ['[5757 or 1997]', '[1997]', '1997', '[1997]'],
  ['1971-1972', '1971-1972', '1971–1972', '1971-1972'],
  ['[1972 ou 1971]', '[1972]', '1972', '[1972]'],
])('a title of %s', (date, abnt, apa, vancouver) => {
  expect(years(date)).toEqual([
    `SAÚDE. Recife: Cepe, ${abnt}.`,
    `Saúde. (${apa}). Cepe.`,
    `Saúde. Recife: Cepe; ${vancouver}.`,
  ]);
});
