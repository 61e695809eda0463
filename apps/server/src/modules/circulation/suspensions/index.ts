export { imposeSuspension } from './impose-suspension.ts';
