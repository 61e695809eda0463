import type { NamedTitle } from './letter-repository.ts';

/** A part of the letter: what came for one search, or for one interest. */
export interface Section {
  /** Titles it tells of, named or not. */
  readonly total: number;
  readonly text: string;
}

/** A line for each title, and where it is found. */
export function listOf(
  titles: readonly (NamedTitle & { readonly issues?: readonly string[] })[],
  origin: string | null,
): string[] {
  return titles.map(({ id, title, author, year, issues = [] }) => {
    const facts = issues.length > 0 ? [title, ...issues] : [title, author, year];
    const named = `- ${facts.filter(Boolean).join(' · ')}`;
    return origin ? `${named}\n  ${origin}/acervo/${id}` : named;
  });
}
