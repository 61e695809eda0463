import { describeTitle } from '@estante/marc';
import { recordFromLines } from '@estante/marc/testing';
import { cite, itemOf, type CitationStyle } from '@estante/references';
import { toMarkup } from '../../../packages/references/src/testing/markup.ts';
import { imprintCases } from '../../../packages/references/src/testing/norm/imprint.ts';
import { kindCases } from '../../../packages/references/src/testing/norm/kinds.ts';
import { responsibilityCases } from '../../../packages/references/src/testing/norm/responsibility.ts';
import { titleCases } from '../../../packages/references/src/testing/norm/title-and-edition.ts';
import { otherCases } from '../../../packages/references/src/testing/other-cases.ts';
import { textCases } from '../../../packages/references/src/testing/text-cases.ts';

const styles = ['abnt', 'apa', 'vancouver', 'iso690'] as const;

export interface ExactCount {
  readonly of: string;
  readonly exact: number;
  readonly total: number;
}

/** Counts the tests' cases of the norm and of each style that are exact to the letter. */
export function exactReferences(): ExactCount[] {
  const norm = [...responsibilityCases, ...titleCases, ...imprintCases, ...kindCases];
  const kinds = [...textCases, ...otherCases];
  return [
    count(
      'NBR 6023',
      norm.map(({ lines, type, reference }) => reference === written('abnt', lines, type)),
    ),
    ...styles.map((style) =>
      count(
        style,
        kinds.map((one) => one[style] === written(style, one.lines, one.type)),
      ),
    ),
  ];
}

function count(of: string, results: readonly boolean[]): ExactCount {
  return { of, exact: results.filter(Boolean).length, total: results.length };
}

function written(style: CitationStyle, lines: readonly string[], type?: string): string {
  const record = recordFromLines(lines, type);
  const item = itemOf(describeTitle(record), record);
  return toMarkup(cite(style, item, { today: '2026-05-09' }));
}
