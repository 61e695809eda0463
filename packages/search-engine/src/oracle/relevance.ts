import { foldedWords, plan } from '../analysis/index.ts';
import type { Plan } from '../analysis/index.ts';
import type { SearchDocument } from '../port.ts';
import type { Query } from '../query.ts';
import type { Texts } from './matching.ts';

/** A rough rank: the exact title, the exact author, then the words found in the title. */
export function relevance(query: Query): (document: SearchDocument, texts: Texts) => number {
  const words = wordsOf(plan(query));
  const asked = words.join(' ');
  const askedBag = [...words].sort().join(' ');
  return (document, texts) => {
    if (words.length === 0) return 0;
    const titles = texts.get('title') ?? [];
    if (titles[0]?.join(' ') === asked) return 1000;
    if ((document.text.author ?? []).some((name) => nameBag(name) === askedBag)) return 500;
    return words.filter((word) => titles.some((title) => title.includes(word))).length;
  };
}

/** 'Assis, Machado de, 1839-1908' is asked for as 'machado de assis'. */
function nameBag(name: string): string {
  return foldedWords(name)
    .filter((word) => !/\d/.test(word))
    .sort()
    .join(' ');
}

function wordsOf(part: Plan): string[] {
  switch (part.kind) {
    case 'all':
      return [];
    case 'word':
      return [part.word];
    case 'phrase':
      return [...part.words];
    case 'and':
    case 'or':
      return part.of.flatMap(wordsOf);
  }
}
