import { describeTitle } from '@estante/marc';
import { recordFromLines } from '@estante/marc/testing';
import { describe, expect, test } from 'vitest';
import { cite } from '../cite.ts';
import { itemOf } from '../item-of.ts';
import { toMarkup } from '../testing/markup.ts';
import { imprintCases } from '../testing/norm/imprint.ts';
import { kindCases } from '../testing/norm/kinds.ts';
import { responsibilityCases } from '../testing/norm/responsibility.ts';
import type { RuleCase } from '../testing/norm/rule-case.ts';
import { titleCases } from '../testing/norm/title-and-edition.ts';

function referenceOf({ lines, type }: RuleCase): string {
  const record = recordFromLines(lines, type);
  const item = itemOf(describeTitle(record), record);
  return toMarkup(cite('abnt', item, { today: '2026-05-09' }));
}

const cases = [...responsibilityCases, ...titleCases, ...imprintCases, ...kindCases];

test('the table has two hundred cases and more, none of them twice', () => {
  expect(cases.length).toBeGreaterThanOrEqual(200);
  const texts = cases.map(({ lines, type }) => JSON.stringify([lines, type]));
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

describe('NBR 6023:2018', () => {
  test.each(cases)('$rule: $reference', (one) => {
    expect(referenceOf(one)).toBe(one.reference);
  });
});
