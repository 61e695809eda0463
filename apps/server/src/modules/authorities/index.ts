export { readSeeAlso } from './see-also.ts';
