import { compareKeys } from '../browsing/place.ts';
import { interleave, isSuggestible, typedFirst, typedWords } from '../spelling/prefix-match.ts';
import type { ReferenceField, SearchDocument, SuggestRequest, Suggestion } from '../port.ts';
import type { Labels } from './counting.ts';
import {
  compareCandidates,
  exactly,
  headingsFitting,
  nearly,
  titlesFitting,
} from './candidates.ts';
import type { Judge } from './candidates.ts';

interface Kind {
  readonly suggestions: readonly Suggestion[];
  readonly isTyped: boolean;
}

/** The best of each kind in turn: a title, an author, a subject, and again. */
export function suggestAmong(
  documents: readonly SearchDocument[],
  labels: Labels,
  { text, limit }: SuggestRequest,
): Suggestion[] {
  const typed = typedWords(text);
  if (!isSuggestible(typed)) return [];
  const kinds = (judge: Judge): Kind[] =>
    [
      titlesFitting(documents, judge),
      headingsFitting('author', 'A', documents, labels, judge),
      headingsFitting('subject', 'S', documents, labels, judge),
    ].map((candidates) => {
      const sorted = candidates.sort(compareCandidates);
      const suggestions = sorted.map(({ suggestion }) => suggestion);
      return { suggestions, isTyped: sorted[0]?.isTyped ?? false };
    });
  const variants = [
    [],
    byVariants('author', documents, typed),
    byVariants('subject', documents, typed),
  ];
  const exact = kinds(exactly(typed)).map(({ suggestions, isTyped }, i) => ({
    suggestions: [...suggestions, ...(variants[i] ?? [])],
    isTyped,
  }));
  const near = kinds(nearly(typed)).map(({ suggestions }) => suggestions);
  return [...interleave(typedFirst(exact), Infinity), ...interleave(near, Infinity)].slice(
    0,
    limit,
  );
}

function byVariants(
  field: ReferenceField,
  documents: readonly SearchDocument[],
  typed: readonly string[],
): Suggestion[] {
  const judge = exactly(typed);
  const totals = new Map<string, number>();
  for (const { references } of documents) {
    const fitting = (references?.[field] ?? []).filter(
      ({ variant, heading }) => judge(variant).fits && !judge(heading).fits,
    );
    for (const heading of new Set(fitting.map((one) => one.heading)))
      totals.set(heading, (totals.get(heading) ?? 0) + 1);
  }
  return [...totals]
    .sort(([a, some], [b, more]) => more - some || compareKeys(a, b))
    .map(([text, total]) => ({ kind: field, text, total, id: null }));
}
