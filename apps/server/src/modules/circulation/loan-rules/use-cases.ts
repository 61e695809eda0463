import { defineUseCases } from '../../define-use-cases.ts';
import { changePatronCategories, getPatronCategories } from './edit-categories.ts';
import { changeLoanRules, getLoanRules } from './edit-loan-rules.ts';
import { changeCirculationNumbers, getCirculationNumbers } from './edit-numbers.ts';
import { findLoanRule } from './find-loan-rule.ts';

/** Use cases behind the calls of loan rules and patron categories. */
export const useCases = defineUseCases((context) => ({
  getLoanRules: getLoanRules(context.db),
  changeLoanRules: changeLoanRules(context),
  findLoanRule: findLoanRule(context),
  getPatronCategories: getPatronCategories(context.db),
  changePatronCategories: changePatronCategories(context),
  getCirculationNumbers: getCirculationNumbers(context.db),
  changeCirculationNumbers: changeCirculationNumbers(context),
}));
