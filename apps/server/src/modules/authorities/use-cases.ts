import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { getAuthorityMarc } from './get-authority-marc.ts';
import { getAuthority } from './get-authority.ts';
import { listAuthorityChoices } from './list-choices.ts';
import { searchAuthorities } from './search-authorities.ts';

/** Use cases behind the calls of authority records. */
export function useCases(context: Context) {
  return {
    listAuthorityChoices: listAuthorityChoices(context.db),
    searchAuthorities: searchAuthorities(context.db),
    getAuthority: getAuthority(context.db),
    getAuthorityMarc: getAuthorityMarc(context.db),
  } satisfies Partial<UseCases>;
}
