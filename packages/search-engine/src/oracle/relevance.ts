import {
  foldWords,
  headingForms,
  headingKeyOf,
  isHeadingOf,
  joinedReadings,
  joinedTypedFor,
  wordsTypedFor,
} from '../analysis/index.ts';
import type { SearchDocument } from '../port.ts';
import type { Query } from '../query.ts';
import type { Texts } from '../analysis/index.ts';

/**
 * A rough score: the exact title, another of its names, the exact author, the beginning of a
 * title, what it is about, then the words found in the title.
 */
export function relevance(query: Query): (document: SearchDocument, texts: Texts) => number {
  const title = wordsTypedFor(query, 'title');
  const typed = title.join(' ');
  const ways = [title, ...joinedTypedFor(query, 'title')].map((words) => words.join(' '));
  const name = nameOf(wordsTypedFor(query, 'author'));
  const subjects = [wordsTypedFor(query, 'subject'), ...joinedTypedFor(query, 'subject')].flatMap(
    headingForms,
  );
  return (document, texts) => {
    const titles = texts.get('title') ?? [];
    if (title.length > 0 && titles[0]?.join(' ') === typed) return 1000;
    if (ways.some((way) => joinedTitlesOf(document).includes(way))) return 950;
    const names = namesOf(document);
    const others = (document.otherTitles ?? []).map((other) => foldWords(other).join(' '));
    if (title.length > 0 && others.includes(typed)) return 900;
    if (name !== '' && names.includes(name)) return 500;
    if (isUnder(document, subjects)) return 450;
    if (title.length > 1 && `${titles[0]?.join(' ')} `.startsWith(`${typed} `)) return 400;
    return title.filter((word) => titles[0]?.includes(word)).length;
  };
}

/** The title with its compounds joined, if it has any. */
function joinedTitlesOf({ text }: SearchDocument): string[] {
  const [title = ''] = text.title ?? [];
  return joinedReadings(title).map((words) => words.join(' '));
}

/** Whether one of its subjects is the whole query. */
function isUnder({ facets }: SearchDocument, forms: readonly string[]): boolean {
  return (facets.S ?? []).some(({ label }) => isHeadingOf(forms, foldWords(label).join(' ')));
}

function namesOf({ text, references }: SearchDocument): string[] {
  const variants = (references?.author ?? []).map(({ variant }) => variant);
  return [...(text.author ?? []), ...variants].map((name) => nameOf(foldWords(name)));
}

/** 'Assis, Machado de, 1839-1908' is typed as 'machado de assis'. */
function nameOf(words: readonly string[]): string {
  return headingKeyOf('author', words);
}
