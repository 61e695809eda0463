export { fold } from './fold.ts';
export { alphabeticalKey, foldedWord, foldedWords, keyOf, writtenWords } from './words.ts';
export { stem, stemmedLanguages } from './stem.ts';
export type { StemmedLanguage } from './stem.ts';
export { fieldWords, isStemmed, languageIn } from './tokens.ts';
export { plan, wordLimit } from './plan.ts';
export type { Asked, Plan } from './plan.ts';
export { firstReferences, headingKeyOf, headingsTyped, referenceFields } from './references.ts';
export { wordsTypedFor } from './typed.ts';
