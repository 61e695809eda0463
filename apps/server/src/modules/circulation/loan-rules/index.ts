export { changePatronCategories, getPatronCategories } from './edit-categories.ts';
export { changeLoanRules, getLoanRules } from './edit-loan-rules.ts';
export { changeCirculationNumbers, getCirculationNumbers } from './edit-numbers.ts';
export { findLoanRule } from './find-loan-rule.ts';
