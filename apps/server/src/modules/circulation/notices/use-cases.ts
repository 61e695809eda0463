import type { UseCases } from '../../../endpoint/use-case.ts';
import type { Context } from '../../context.ts';
import { changeMailChoice, endMail, getMailChoice } from './mail-choice.ts';

/** Use cases behind the calls of circulation notices. */
export function useCases(context: Context) {
  return {
    getMailChoice: getMailChoice(context.db),
    changeMailChoice: changeMailChoice(context),
    endMail: endMail(context),
  } satisfies Partial<UseCases>;
}
