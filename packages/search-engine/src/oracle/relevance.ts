import { foldedWords, wordsTypedFor } from '../analysis/index.ts';
import type { SearchDocument } from '../port.ts';
import type { Query } from '../query.ts';
import type { Texts } from './matching.ts';

/** A rough rank: the exact title, the exact author, then the words found in the title. */
export function relevance(query: Query): (document: SearchDocument, texts: Texts) => number {
  const title = wordsTypedFor(query, 'title');
  const name = nameOf(wordsTypedFor(query, 'author'));
  return (document, texts) => {
    const titles = texts.get('title') ?? [];
    if (title.length > 0 && titles[0]?.join(' ') === title.join(' ')) return 1000;
    const names = (document.text.author ?? []).map((text) => nameOf(foldedWords(text)));
    if (name !== '' && names.includes(name)) return 500;
    return title.filter((word) => titles.some((words) => words.includes(word))).length;
  };
}

/** 'Assis, Machado de, 1839-1908' is asked for as 'machado de assis'. */
function nameOf(words: readonly string[]): string {
  return words
    .filter((word) => !/\d/.test(word))
    .sort()
    .join(' ');
}
