import type { UseCases } from '../../../endpoint/use-case.ts';
import type { Context } from '../../context.ts';
import { actByLetter } from './act-by-letter.ts';
import { getLetterAct } from './get-letter-act.ts';

/** Use cases behind the addresses in letters. */
export function useCases(context: Context) {
  return {
    getLetterAct: getLetterAct(context),
    actByLetter: actByLetter(context),
  } satisfies Partial<UseCases>;
}
