export { moveFilter } from './move-filter.ts';
