import { z } from 'zod';
import { headingForms } from '../analysis/index.ts';
import type { Suggestion } from '../port.ts';
import type { SearchResponse } from './answers.ts';
import type { Clause } from './matching.ts';
import { beginningBoost } from './suggest-query.ts';
import type { Fit, SuggestQuery } from './suggest-query.ts';

type HeadingType = 'A' | 'S';

/** Makes the search for headings that fit, the most used first; `more` are clauses to meet beside. */
export function headingsAsked(
  type: HeadingType,
  asked: SuggestQuery,
  fit: Fit,
  more: readonly Clause[] = [],
): object {
  return {
    query: {
      bool: {
        filter: [
          { term: { type } },
          { range: { total: { gt: 0 } } },
          ...fit.clauses('words'),
          ...more,
        ],
        should: beginningBoost('folded', asked, fit),
      },
    },
    sort: [{ total: 'desc' }, { _score: 'desc' }, { key: 'asc' }],
    size: asked.limit,
    _source: ['label', 'total', 'code'],
  };
}

/** Makes the search for headings that are the whole text typed; none where an edit is allowed. */
export function wholeHeadingsAsked(type: HeadingType, asked: SuggestQuery, fit: Fit): object {
  const forms = headingForms(asked.typed);
  return headingsAsked(type, asked, fit, [
    fit.isExact && forms.length > 0 ? { terms: { typed: forms } } : { match_none: {} },
  ]);
}

/** Suggestions of one kind, and whether the first is the whole text typed. */
export interface SuggestedKind {
  readonly suggestions: readonly Suggestion[];
  readonly isTyped: boolean;
}

const headed = z.object({ label: z.string(), total: z.number(), code: z.string() });

/** Headings that are the whole text, then the others, each once. */
export function headingsIn(
  kind: 'author' | 'subject',
  whole: SearchResponse | undefined,
  others: SearchResponse | undefined,
): SuggestedKind {
  const read = (answer: SearchResponse | undefined) =>
    (answer?.hits.hits ?? []).map(({ source }) => headed.parse(source));
  const typed = read(whole);
  const codes = new Set(typed.map(({ code }) => code));
  const rest = read(others).filter(({ code }) => !codes.has(code));
  return {
    suggestions: [...typed, ...rest].map(({ label, total }) => ({
      kind,
      text: label,
      total,
      id: null,
    })),
    isTyped: typed.length > 0,
  };
}
