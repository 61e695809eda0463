import { portugueseSingular } from './stem.ts';
import type { StemmedLanguage } from './stem.ts';

/** The singular, or what passes for it; of words of one stem, few others share it. */
const keys: Readonly<Record<StemmedLanguage, (word: string) => string>> = {
  pt: portugueseSingular,
  en: (word) =>
    word
      .replace(/ies$/, 'y')
      .replace(/(?<=ss|x|z|ch|sh)es$/, '')
      .replace(/(?<![sui])s$/, ''),
  es: (word) => word.replace(/e?s?$/, ''),
};

/** A key that a word and its plural share: 'cidade' and 'cidades', but not 'cidadão'. */
export function singularKey(word: string, language: StemmedLanguage): string {
  return keys[language](word);
}
