export {
  countLoansByMonth,
  countLoansByYear,
  countLoansOfTitles,
  countLoansWithin,
  countUseByLibrary,
  hasLoans,
} from './repository.ts';
