export {
  countLoansByMonth,
  countLoansByYear,
  countLoansOfTitles,
  countLoansWithin,
  hasLoans,
} from './repository.ts';
