import { describeTitle } from '@estante/marc';
import { recordFromLines } from '@estante/marc/testing';
import { describe, expect, test } from 'vitest';
import { cite, citationStyles } from './cite.ts';
import { itemOf } from './item-of.ts';
import { toMarkup } from './testing/markup.ts';
import { otherCases } from './testing/other-cases.ts';
import { textCases } from './testing/text-cases.ts';

const citing = { today: '2026-05-09' };

function references(lines: readonly string[], kind?: string): string[] {
  const record = recordFromLines(lines, kind);
  const item = itemOf(describeTitle(record), record);
  return citationStyles.map((style) => toMarkup(cite(style, item, citing)));
}

describe('a reference in each style, of', () => {
  test.each([...textCases, ...otherCases])('$kind', ({ lines, type, ...said }) => {
    const { abnt, apa, vancouver, iso690 } = said;
    expect(references(lines, type)).toEqual([abnt, apa, vancouver, iso690]);
  });
});
