import { createHash } from 'node:crypto';
import { stem, stemmedLanguages } from '../analysis/index.ts';
import { longestString } from './mapping.ts';

/** Separator between the parts of a string. */
export const separator = '\0';

const longestWord = 200;

/** The tokenizer cuts words of more than 255 characters: those keep a beginning and a digest. */
export function indexedWord(word: string): string {
  if (word.length <= longestWord) return word;
  const digest = createHash('sha256').update(word).digest('base64url');
  return `${word.slice(0, longestWord - digest.length)}${digest}`;
}

/** The terms that a word of a query is looked up as: itself, and its stem in each language. */
export function termsAsked(word: string): string[] {
  return [...new Set([word, ...stemmedLanguages.map((language) => marked(word, language))])].map(
    indexedWord,
  );
}

/** A word as a term: its stem with the mark of the language, or the word itself. */
export function marked(word: string, language: (typeof stemmedLanguages)[number] | null): string {
  return language === null ? word : `${language}:${stem(word, language)}`;
}

/** Words as the text that the cluster takes apart at spaces. */
export function joined(words: readonly string[]): string {
  return words.map(indexedWord).join(' ');
}

/** Words as one string, as much of it as the index keeps. */
export function cut(words: readonly string[]): string {
  return words.join(' ').slice(0, longestString);
}
