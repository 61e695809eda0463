import { describeTitle } from '@estante/marc';
import { recordFromLines } from '@estante/marc/testing';
import { expect, test } from 'vitest';
import { cite } from '../cite.ts';
import type { AbntVariant } from '../item.ts';
import { itemOf } from '../item-of.ts';
import { toMarkup } from '../testing/markup.ts';

const record = recordFromLines([
  '100 1 $aLima, Ana Maria de',
  '245 10$aA ponte :$bum guia',
  '260   $aRecife :$bCepe,$c2001',
  '700 1 $aReis, Rui',
  '700 1 $aMota, Jean-Paul',
  '710 2 $aInstituto do Vale,$eautor',
]);
const usual = { everyAuthor: false, initials: false, italicTitles: false };

test.each<[Partial<AbntVariant>, string]>([
  [{}, 'LIMA, Ana Maria de *et al.* **A ponte**: um guia.'],
  [{ initials: true }, 'LIMA, A. M. de *et al.* **A ponte**: um guia.'],
  [{ italicTitles: true }, 'LIMA, Ana Maria de *et al.* *A ponte*: um guia.'],
  [
    { everyAuthor: true },
    'LIMA, Ana Maria de; REIS, Rui; MOTA, Jean-Paul; INSTITUTO DO VALE. **A ponte**: um guia.',
  ],
  [
    { everyAuthor: true, initials: true, italicTitles: true },
    'LIMA, A. M. de; REIS, R.; MOTA, J.-P.; INSTITUTO DO VALE. *A ponte*: um guia.',
  ],
])('an institution that wants %j has %s', (variant, text) => {
  const item = itemOf(describeTitle(record), record);
  const reference = cite('abnt', item, { today: '2026-05-09', abnt: { ...usual, ...variant } });
  expect(toMarkup(reference)).toBe(`${text} Recife: Cepe, 2001.`);
});

test('of parts and of what they are in alike', () => {
  const part = recordFromLines(
    ['100 1 $aLima, Ana', '245 10$aA ponte', '773 0 $aReis, Rui (org.)$tRios$z8571645728'],
    'aa',
  );
  const item = itemOf(describeTitle(part), part);
  const abnt = { everyAuthor: false, initials: true, italicTitles: true };
  expect(toMarkup(cite('abnt', item, { today: '2026-05-09', abnt }))).toContain(
    'LIMA, A. A ponte. *In*: REIS, R. (org.). *Rios*.',
  );
});
