export { getAuthority } from './get-authority.ts';
export { getAuthorityMarc } from './get-authority-marc.ts';
export { listAuthorityChoices } from './list-choices.ts';
export { searchAuthorities } from './search-authorities.ts';
export { readSeeAlso } from './see-also.ts';
