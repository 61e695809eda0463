import { foldWords } from './words.ts';

/** Words that people write before the name of a series, which records leave out. */
const labels: ReadonlySet<string> = new Set([
  'colecao',
  'serie',
  'coleccion',
  'series',
  'collection',
]);

/** The name of the series in folded words that begin with such a label; empty where they do not. */
export function seriesIn(words: readonly string[]): readonly string[] {
  return labels.has(words[0] ?? '') ? words.slice(1) : [];
}

/** The name of the series in a text as typed; '' for none. */
export function seriesNamedIn(text: string): string {
  const [label = ''] = /^\s*\p{L}{5,10}(?=\s)/u.exec(text) ?? [];
  return label !== '' && labels.has(foldWords(label)[0] ?? '') ? text.slice(label.length) : '';
}
