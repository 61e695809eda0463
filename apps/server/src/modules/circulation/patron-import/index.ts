export { importPatrons } from './import-patrons.ts';
