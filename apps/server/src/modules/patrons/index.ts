export { getPerson, listLogins } from './get-person.ts';
export { isPermitted } from './permission.ts';
