export { getPerson, listLogins } from './get-person.ts';
