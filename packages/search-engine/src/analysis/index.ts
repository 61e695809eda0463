export { fold } from './fold.ts';
export { plainText } from './letters.ts';
export { alphabeticalKey, foldWord, foldWords, keyOf, splitWords } from './words.ts';
export { compoundsIn, hasHyphen, isFirstPart, joinedReadings } from './compounds.ts';
export { KnownTexts } from './known-texts.ts';
export { wordBounds } from './word-bounds.ts';
export { nameWords } from './readings.ts';
export { seriesIn } from './series-label.ts';
export { singularKey } from './inflection.ts';
export { stem, stemmedLanguages } from './stem.ts';
export type { StemmedLanguage } from './stem.ts';
export { fieldWords, hasCompounds, isStemmed, languageIn } from './tokens.ts';
export { textsOf } from './texts.ts';
export type { Texts } from './texts.ts';
export { plan, wordLimit } from './plan.ts';
export type { PlanNode, Plan } from './plan-tree.ts';
export {
  firstReferences,
  headingForms,
  headingKeyOf,
  headingsTyped,
  isHeadingOf,
  referenceFields,
} from './references.ts';
export { joinedTypedFor, wordsTypedFor } from './typed.ts';
