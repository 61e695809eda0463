import { alphabeticalKey, foldWords, headingForms, isHeadingOf } from '../analysis/index.ts';
import type { FacetType } from '../fields.ts';
import { compareKeys } from '../browsing/place.ts';
import {
  interleave,
  isSuggestible,
  matchesWithOneEdit,
  typedFirst,
  typedWords,
} from '../spelling/prefix-match.ts';
import type { ReferenceField, SearchDocument, SuggestRequest, Suggestion } from '../port.ts';
import type { Labels } from './counting.ts';

interface Candidate {
  readonly suggestion: Suggestion;
  readonly starts: boolean;
  /** Whether a heading is the whole text typed; false for titles. */
  readonly isTyped: boolean;
  readonly weight: number;
  readonly key: string;
}

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
      titles(documents, judge),
      headings('author', 'A', documents, labels, judge),
      headings('subject', 'S', documents, labels, judge),
    ].map((candidates) => {
      const sorted = candidates.sort(better);
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

/** Titles that begin with the text come first; of headings the most used, whichever word it was. */
function better(a: Candidate, b: Candidate): number {
  const byTyped = Number(b.isTyped) - Number(a.isTyped);
  const byStart = Number(b.starts) - Number(a.starts);
  const byWeight = b.weight - a.weight;
  const isTitle = a.suggestion.kind === 'title';
  return (
    byTyped ||
    (isTitle ? byStart || byWeight : byWeight || byStart) ||
    Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))
  );
}

type Judge = (text: string) => {
  fits: boolean;
  starts: boolean;
  isTyped: boolean;
  key: string;
};

function exactly(typed: readonly string[]): Judge {
  return (text) => {
    const words = foldWords(text);
    const fits = typed.every((prefix) => words.some((word) => word.startsWith(prefix)));
    const starts = words.join(' ').startsWith(typed.join(' '));
    const isTyped = isHeadingOf(headingForms(typed), words.join(' '));
    return { fits, starts, isTyped, key: alphabeticalKey(text) };
  };
}

function nearly(typed: readonly string[]): Judge {
  return (text) => {
    const fits = matchesWithOneEdit(foldWords(text).join(' '), typed);
    return { fits, starts: false, isTyped: false, key: alphabeticalKey(text) };
  };
}

/** The most held first; titles of one name are one suggestion. */
function titles(documents: readonly SearchDocument[], judge: Judge): Candidate[] {
  const alike = new Map<string, SearchDocument[]>();
  for (const document of documents) {
    const title = document.text.title?.[0] ?? '';
    const key = foldWords(title).join(' ');
    if (judge(title).fits) alike.set(key, [...(alike.get(key) ?? []), document]);
  }
  return [...alike.values()].map((group) => {
    group.sort((a, b) => b.sort.copies - a.sort.copies || a.id - b.id);
    const best = group[0] as SearchDocument;
    const text = best.text.title?.[0] ?? '';
    const id = group.length === 1 ? best.id : null;
    return {
      suggestion: { kind: 'title', text, total: group.length, id },
      weight: best.sort.copies,
      ...judge(text),
      isTyped: false,
    };
  });
}

function headings(
  kind: 'author' | 'subject',
  type: FacetType,
  documents: readonly SearchDocument[],
  labels: Labels,
  judge: Judge,
): Candidate[] {
  const totals = new Map<string, number>();
  for (const document of documents) {
    for (const code of new Set((document.facets[type] ?? []).map((value) => value.code))) {
      totals.set(code, (totals.get(code) ?? 0) + 1);
    }
  }
  return [...totals].flatMap(([code, total]) => {
    const text = labels.get(type)?.get(code) ?? '';
    const { fits, key, ...judged } = judge(text);
    const suggestion: Suggestion = { kind, text, total, id: null };
    return fits ? [{ suggestion, ...judged, weight: total, key: `${key}\0${code}` }] : [];
  });
}
