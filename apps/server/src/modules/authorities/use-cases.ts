import { defineUseCases } from '../define-use-cases.ts';
import { getAuthorityMarc } from './get-authority-marc.ts';
import { getAuthority } from './get-authority.ts';
import { listAuthorityChoices } from './list-choices.ts';
import { searchAuthorities } from './search-authorities.ts';

/** Use cases behind the calls of authority records. */
export const useCases = defineUseCases((context) => ({
  listAuthorityChoices: listAuthorityChoices(context.db),
  searchAuthorities: searchAuthorities(context.db),
  getAuthority: getAuthority(context.db),
  getAuthorityMarc: getAuthorityMarc(context.db),
}));
