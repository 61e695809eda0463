import type { JudgedKind, Judgement } from './judgement.ts';
import { filedKey, subjectLabel, type JudgedTitle } from './titles.ts';

/** Number of headings of each index that are asked, at equal distances in the alphabet. */
const sampled = 120;

const filed = { isKnownItem: false } as const;

/** Queries for headings of the catalogue as filed, without years, each in its own box and in any field. */
export function sampledHeadings(titles: readonly JudgedTitle[]): JudgedKind[] {
  const authors = sampleOf(
    titles.flatMap(({ description }) => description.agents.map(({ name }) => name)),
  );
  const subjects = sampleOf(
    titles.flatMap(({ description }) => description.subjects.map(subjectLabel)),
  );
  const [boxed, anywhere] = [halfOf(authors, 0), halfOf(authors, 1)];
  const [boxedToo, anywhereToo] = [halfOf(subjects, 0), halfOf(subjects, 1)];
  return [
    { ...filed, kind: 'author index', wanted: 'underAuthor', index: 'autor', judgements: boxed },
    { ...filed, kind: 'author heading anywhere', wanted: 'underAuthor', judgements: anywhere },
    {
      ...filed,
      kind: 'subject index',
      wanted: 'underSubject',
      index: 'assunto',
      judgements: boxedToo,
    },
    { ...filed, kind: 'subject heading anywhere', wanted: 'underSubject', judgements: anywhereToo },
  ];
}

function sampleOf(headings: readonly string[]): string[] {
  const byKey = new Map(headings.map((heading) => [filedKey(heading), heading]));
  byKey.delete('');
  const sorted = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const step = Math.max(1, Math.floor(sorted.length / (2 * sampled)));
  return sorted.filter((_, at) => at % step === 0).map(([, heading]) => heading);
}

function halfOf(headings: readonly string[], half: number): Judgement[] {
  return headings
    .filter((_, at) => at % 2 === half)
    .slice(0, sampled)
    .map((heading) => [asTyped(heading), heading]);
}

function asTyped(heading: string): string {
  return heading.replace(/,?\s*(?:[a-z]{1,3}\.\s*)?\d{4}\b.*$/u, '').trim();
}
