import { alphabeticalKey, foldWords, headingForms, isHeadingOf } from '../analysis/index.ts';
import type { FacetType } from '../fields.ts';
import { matchesWithOneEdit } from '../spelling/prefix-match.ts';
import type { SearchDocument, Suggestion } from '../port.ts';
import type { Labels } from './counting.ts';

interface Candidate {
  readonly suggestion: Suggestion;
  readonly starts: boolean;
  /** Whether a heading is the whole text typed; false for titles. */
  readonly isTyped: boolean;
  readonly weight: number;
  readonly key: string;
}

/** Compares candidates: titles that begin with the text come first; of headings the most used, whichever word it was. */
export function compareCandidates(a: Candidate, b: Candidate): number {
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

/** Tells of a title or heading whether it fits what is typed, and where it stands among others. */
export type Judge = (text: string) => {
  fits: boolean;
  starts: boolean;
  isTyped: boolean;
  key: string;
};

/** Judges by words that begin as those typed. */
export function exactly(typed: readonly string[]): Judge {
  return (text) => {
    const words = foldWords(text);
    const fits = typed.every((prefix) => words.some((word) => word.startsWith(prefix)));
    const starts = words.join(' ').startsWith(typed.join(' '));
    const isTyped = isHeadingOf(headingForms(typed), words.join(' '));
    return { fits, starts, isTyped, key: alphabeticalKey(text) };
  };
}

/** Judges by words that begin so but for an edit. */
export function nearly(typed: readonly string[]): Judge {
  return (text) => {
    const fits = matchesWithOneEdit(foldWords(text).join(' '), typed);
    return { fits, starts: false, isTyped: false, key: alphabeticalKey(text) };
  };
}

/** Titles that fit, each with the most held copies of its name; titles of one name are one suggestion. */
export function titlesFitting(documents: readonly SearchDocument[], judge: Judge): Candidate[] {
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

/** Headings that fit, by the titles that have them. */
export function headingsFitting(
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
