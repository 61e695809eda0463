import type { UseCases } from '../../../endpoint/use-case.ts';
import type { Context } from '../../context.ts';
import { changePatronCategories, getPatronCategories } from './edit-categories.ts';
import { changeLoanRules, getLoanRules } from './edit-loan-rules.ts';
import { changeCirculationNumbers, getCirculationNumbers } from './edit-numbers.ts';
import { findLoanRule } from './find-loan-rule.ts';

/** Use cases behind the calls of loan rules and patron categories. */
export function useCases(context: Context) {
  return {
    getLoanRules: getLoanRules(context.db),
    changeLoanRules: changeLoanRules(context),
    findLoanRule: findLoanRule(context),
    getPatronCategories: getPatronCategories(context.db),
    changePatronCategories: changePatronCategories(context),
    getCirculationNumbers: getCirculationNumbers(context.db),
    changeCirculationNumbers: changeCirculationNumbers(context),
  } satisfies Partial<UseCases>;
}
