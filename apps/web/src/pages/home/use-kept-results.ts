import { useEffect } from 'react';
import type { Output } from '../../api/api.ts';
import { searchHref, type SearchState } from '../../parts/search/search-address.ts';
import { keptResults } from '../../parts/title/kept-results.ts';

/** Keeps the results on show for the way from one of their titles to the next, and back. */
export function useKeptResults(state: SearchState, result: Output<'searchTitles'>): void {
  const { acervos, pagina, quantidade, total } = result;
  const pageHref = (page: number) =>
    page < 1 || (page - 1) * quantidade >= total ? '' : searchHref({ ...state, page });
  const [before, href, after] = [pagina - 1, pagina, pagina + 1].map(pageHref);
  useEffect(() => {
    keptResults.write({
      href: href ?? '',
      before: before ?? '',
      after: after ?? '',
      start: (pagina - 1) * quantidade + 1,
      total,
      ids: acervos.map(({ cod_acervo }) => cod_acervo),
    });
  }, [before, href, after, acervos, pagina, quantidade, total]);
}
