import { foldedWord, foldedWords, writtenWords } from '../analysis/index.ts';
import type { Query } from '../query.ts';
import { parseQuery } from '../query-language/parse.ts';

/** A word of the index that is near one typed. */
export interface NearWord {
  readonly word: string;
  /** Letters inserted, deleted, replaced, or two that changed places. */
  readonly distance: number;
  /** How often it stands in texts. */
  readonly count: number;
}

/** What a correction asks the index. */
export interface Lookups {
  readonly finds: (query: Query) => boolean;
  readonly near: (word: string, most: number) => readonly NearWord[];
}

/** Of each word so many are tried, and so many texts in all. */
const candidateLimit = 5;
const trialLimit = 30;
/** Shorter words are near to too many others. */
const shortest = 3;
const longFrom = 6;

/** The text with each word that finds nothing put right, if it finds something then. */
export function correctedBy(text: string, { finds, near }: Lookups): string | null {
  const query = parseQuery(text, 'any');
  if (finds(query)) return null;
  const wrong = [...new Set(wordsSought(query))].filter(
    (word) => !finds({ kind: 'words', field: 'any', text: word }),
  );
  if (wrong.length === 0 || wrong.some((word) => !/^\p{L}+$/u.test(word))) return null;
  const choices = wrong.map((word) =>
    word.length < shortest
      ? []
      : [...near(word, word.length < longFrom ? 1 : 2)].sort(better).slice(0, candidateLimit),
  );
  for (const trial of trials(choices)) {
    const corrected = replaced(
      text,
      new Map(wrong.map((word, i) => [word, trial[i]?.word ?? word])),
    );
    if (finds(parseQuery(corrected, 'any'))) return corrected;
  }
  return null;
}

function better(a: NearWord, b: NearWord): number {
  return a.distance - b.distance || b.count - a.count || (a.word < b.word ? -1 : 1);
}

/** One word of each list, those nearest to what was typed first. */
function trials(choices: readonly (readonly NearWord[])[]): NearWord[][] {
  let all: NearWord[][] = [[]];
  for (const choice of choices) {
    all = all.flatMap((trial) => choice.map((one) => [...trial, one]));
    all.sort((a, b) => distanceOf(a) - distanceOf(b));
    all.length = Math.min(all.length, trialLimit);
  }
  return all;
}

function distanceOf(trial: readonly NearWord[]): number {
  return trial.reduce((sum, { distance }) => sum + distance, 0);
}

/** Folded words the query wants found; nobody misspells what they do not want. */
function wordsSought(query: Query): string[] {
  switch (query.kind) {
    case 'words':
    case 'phrase':
      return foldedWords(query.text);
    case 'and':
    case 'or':
      return query.of.flatMap(wordsSought);
    case 'all':
    case 'prefix':
    case 'facet':
    case 'range':
    case 'not':
      return [];
  }
}

function replaced(text: string, by: ReadonlyMap<string, string>): string {
  let result = '';
  let from = 0;
  for (const written of writtenWords(text)) {
    const at = text.indexOf(written, from);
    const correct = by.get(foldedWord(written));
    result += text.slice(from, at) + (correct ?? written);
    from = at + written.length;
  }
  return result + text.slice(from);
}
