import { alphabeticalKey, foldedWords } from '../analysis/index.ts';
import type { FacetType } from '../fields.ts';
import type { SearchDocument, SuggestRequest, Suggestion } from '../port.ts';
import type { Labels } from './counting.ts';

interface Candidate {
  readonly suggestion: Suggestion;
  readonly starts: boolean;
  readonly weight: number;
  readonly key: string;
}

/** Best of each kind in turn: a title, an author, a subject, and again. */
export function suggestAmong(
  documents: readonly SearchDocument[],
  labels: Labels,
  { text, limit }: SuggestRequest,
): Suggestion[] {
  const asked = foldedWords(text);
  if (asked.length === 0) return [];
  const kinds = [
    titles(documents, asked),
    headings('author', 'A', documents, labels, asked),
    headings('subject', 'S', documents, labels, asked),
  ].map((candidates) => candidates.sort(better).map(({ suggestion }) => suggestion));
  const longest = Math.max(...kinds.map((kind) => kind.length));
  const turns = Array.from({ length: longest }, (_, turn) => kinds.map((kind) => kind[turn]));
  return turns
    .flat()
    .filter((one) => one !== undefined)
    .slice(0, limit);
}

function better(a: Candidate, b: Candidate): number {
  return (
    Number(b.starts) - Number(a.starts) ||
    b.weight - a.weight ||
    Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))
  );
}

function judge(
  text: string,
  asked: readonly string[],
): { fits: boolean; starts: boolean; key: string } {
  const words = foldedWords(text);
  const fits = asked.every((prefix) => words.some((word) => word.startsWith(prefix)));
  return { fits, starts: words.join(' ').startsWith(asked.join(' ')), key: alphabeticalKey(text) };
}

/** The more held first; those called alike are one. */
function titles(documents: readonly SearchDocument[], asked: readonly string[]): Candidate[] {
  const alike = new Map<string, SearchDocument[]>();
  for (const document of documents) {
    const title = document.text.title?.[0] ?? '';
    const key = foldedWords(title).join(' ');
    if (judge(title, asked).fits) alike.set(key, [...(alike.get(key) ?? []), document]);
  }
  return [...alike.values()].map((group) => {
    group.sort((a, b) => b.sort.copies - a.sort.copies || a.id - b.id);
    const best = group[0] as SearchDocument;
    const text = best.text.title?.[0] ?? '';
    const id = group.length === 1 ? best.id : null;
    return {
      suggestion: { kind: 'title', text, total: group.length, id },
      weight: best.sort.copies,
      ...judge(text, asked),
    };
  });
}

function headings(
  kind: 'author' | 'subject',
  type: FacetType,
  documents: readonly SearchDocument[],
  labels: Labels,
  asked: readonly string[],
): Candidate[] {
  const totals = new Map<string, number>();
  for (const document of documents) {
    for (const code of new Set((document.facets[type] ?? []).map((value) => value.code))) {
      totals.set(code, (totals.get(code) ?? 0) + 1);
    }
  }
  return [...totals].flatMap(([code, total]) => {
    const text = labels.get(type)?.get(code) ?? '';
    const { fits, starts, key } = judge(text, asked);
    const suggestion: Suggestion = { kind, text, total, id: null };
    return fits ? [{ suggestion, starts, weight: total, key: `${key}\0${code}` }] : [];
  });
}
