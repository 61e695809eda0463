import { defineUseCases } from '../../define-use-cases.ts';
import { changeMailChoice, endMail, getMailChoice } from './mail-choice.ts';

/** Use cases behind the calls of circulation notices. */
export const useCases = defineUseCases((context) => ({
  getMailChoice: getMailChoice(context.db),
  changeMailChoice: changeMailChoice(context),
  endMail: endMail(context),
}));
