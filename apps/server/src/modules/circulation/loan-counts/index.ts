export {
  countLoansByMonth,
  countLoansByYear,
  countLoansOfTitles,
  countLoansWithin,
  countUseByLibrary,
  findMostLent,
  hasLoans,
} from './repository.ts';
