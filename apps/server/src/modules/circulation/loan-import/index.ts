export { importLoans } from './import-loans.ts';
