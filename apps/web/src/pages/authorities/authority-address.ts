import { authorityTypes, type AuthorityType, type FilterType } from '@estante/contract/plain';
import { oneOf } from '../../browser/one-of.ts';
import { endpointQuery } from '../../api/query.ts';
import { readSearch, searchHref } from '../../parts/search/search-address.ts';

/** Search for authorities in its address. */
export interface AuthoritySearch {
  readonly q: string;
  /** Type; null for every one. */
  readonly type: AuthorityType | null;
  readonly page: number;
  /** Whether words or a type were asked for: the list is then shown. */
  readonly isAsked: boolean;
}

export const path = '/autoridades';

export function readAuthoritySearch(params: URLSearchParams): AuthoritySearch {
  const q = (params.get('q') ?? '').trim().slice(0, 500);
  const type = oneOf(authorityTypes, params.get('tipo'));
  const page = Number(params.get('pagina') ?? 1);
  return {
    q,
    type,
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000_000 ? page : 1,
    isAsked: q !== '' || type !== null,
  };
}

export function authorityHref({ q, type, page }: Omit<AuthoritySearch, 'isAsked'>): string {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (type !== null) params.set('tipo', type);
  if (page > 1) params.set('pagina', String(page));
  const text = params.toString();
  return `${path}${text && `?${text}`}`;
}

/** Address of the search for one heading. */
export function headingHref(name: string): string {
  return authorityHref({ q: name, type: null, page: 1 });
}

export function authorityQuery({ q, type, page }: AuthoritySearch) {
  return endpointQuery('searchAuthorities', {
    query: { q, pagina: page, ...(type !== null && { tipo: type }) },
  });
}

/** Address of the titles filed under a heading in one way. */
export function titlesHref(type: Extract<FilterType, 'A' | 'S' | 'F'>, heading: number): string {
  const search = readSearch('geral', new URLSearchParams());
  return searchHref({ ...search, filters: [{ type, code: String(heading) }] });
}
