import { defineUseCases } from '../../define-use-cases.ts';
import { actByLetter } from './act-by-letter.ts';
import { getLetterAct } from './get-letter-act.ts';

/** Use cases behind the addresses in letters. */
export const useCases = defineUseCases((context) => ({
  getLetterAct: getLetterAct(context),
  actByLetter: actByLetter(context),
}));
