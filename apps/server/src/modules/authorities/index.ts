export { listAuthorityChoices } from './list-choices.ts';
export { searchAuthorities } from './search-authorities.ts';
export { readSeeAlso } from './see-also.ts';
