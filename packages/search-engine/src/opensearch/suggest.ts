import type { SuggestRequest, Suggestion } from '../port.ts';
import {
  fuzzyFrom,
  interleave,
  isSuggestible,
  typedFirst,
  typedWords,
} from '../spelling/prefix-match.ts';
import { manyFound } from './answers.ts';
import { wholeAnswers, type Cluster } from './cluster.ts';
import type { Pair } from './indices.ts';
import type { Clause } from './matching.ts';
import { begunWithinOneEdit } from './regexp.ts';
import { wordsBegin } from './values.ts';
import type { Fit, SuggestQuery } from './suggest-query.ts';
import { headingsAsked, headingsIn, wholeHeadingsAsked } from './suggested-headings.ts';
import type { SuggestedKind } from './suggested-headings.ts';
import { titlesAsked, titlesIn } from './suggested-titles.ts';
import { byVariants } from './suggested-variants.ts';

/** The best of each kind in turn: a title, an author, a subject, and again; then those but for an edit. */
export async function suggest(
  cluster: Cluster,
  indices: Pair,
  { text, limit }: SuggestRequest,
): Promise<readonly Suggestion[]> {
  const typed = typedWords(text);
  if (!isSuggestible(typed) || limit === 0) return [];
  const asked: SuggestQuery = { cluster, indices, typed, limit };
  const exact = await kindsOf(asked, {
    clauses: (field) => wordsBegin(field, typed),
    isExact: true,
  });
  const variants = await Promise.all([
    Promise.resolve([]),
    byVariants(asked, 'author'),
    byVariants(asked, 'subject'),
  ]);
  const lists = exact.map(({ suggestions, isTyped }, i) => ({
    suggestions: [...suggestions, ...(variants[i] ?? [])],
    isTyped,
  }));
  const first = interleave(typedFirst(lists), limit);
  if (first.length >= limit || !typed.some(isLong)) return first;
  const near = await kindsOf(asked, {
    clauses: (field) => [nearly(field, typed)],
    isExact: false,
  });
  const rest = interleave(
    near.map(({ suggestions }) => suggestions),
    limit,
  );
  return [...first, ...rest].slice(0, limit);
}

function isLong(word: string): boolean {
  return word.length >= fuzzyFrom;
}

/** One of the longer words has an edit, the others begin a word as they are. */
function nearly(field: string, typed: readonly string[]): Clause {
  const ways = typed.flatMap((word, at) =>
    isLong(word)
      ? [
          {
            bool: {
              filter: [
                ...wordsBegin(field, typed.toSpliced(at, 1)),
                { regexp: { [field]: { value: begunWithinOneEdit(word) } } },
              ],
            },
          },
        ]
      : [],
  );
  return {
    bool: {
      should: ways,
      minimum_should_match: 1,
      must_not: [{ bool: { filter: wordsBegin(field, typed) } }],
    },
  };
}

/** Titles, authors and subjects that fit, asked for in one request. */
async function kindsOf(asked: SuggestQuery, fit: Fit): Promise<SuggestedKind[]> {
  const { cluster, indices } = asked;
  const lines = [
    { index: indices.titles, ...wholeAnswers },
    titlesAsked(asked, fit),
    ...(['A', 'S'] as const).flatMap((type) => [
      { index: indices.values, ...wholeAnswers },
      wholeHeadingsAsked(type, asked, fit),
      { index: indices.values, ...wholeAnswers },
      headingsAsked(type, asked, fit),
    ]),
  ];
  const { responses } = await cluster.search(manyFound, {
    method: 'POST',
    path: '/_msearch',
    lines,
  });
  const [first, wholeA, authors, wholeS, subjects] = responses;
  return [
    { suggestions: await titlesIn(asked, first), isTyped: false },
    headingsIn('author', wholeA, authors),
    headingsIn('subject', wholeS, subjects),
  ];
}
