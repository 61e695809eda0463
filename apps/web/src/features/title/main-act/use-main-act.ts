import type { Output } from '../../../api/api.ts';
import { useEndpoint } from '../../../api/query.ts';
import { useMyLibrary } from '../../../parts/libraries/my-library.ts';
import { firstCopiesQuery, titleLibrariesQuery, titleLinksQuery } from '../title-queries.ts';
import { chooseMainAct, type MainAct } from './choose-main-act.ts';

/** Main act, or its loading state; 'unknown' if a query for it failed: the panels of the page say so. */
export type MainActState = MainAct | { readonly kind: 'pending' | 'unknown' };

/** Finds the main act on a title. Facts that its copies lack are taken from the title. */
export function useMainAct(title: Output<'getTitle'>, isAsked: boolean): MainActState {
  const id = String(title.cod_acervo);
  const asked = { enabled: isAsked };
  const mine = useMyLibrary();
  const libraries = useEndpoint(titleLibrariesQuery(id), asked);
  const links = useEndpoint(titleLinksQuery(id), asked);
  const copies = useEndpoint(firstCopiesQuery(id), asked);
  if (libraries.isError || links.isError) return { kind: 'unknown' };
  if (!libraries.data || !links.data || copies.isPending) return { kind: 'pending' };
  return chooseMainAct({
    title,
    availability: libraries.data,
    links: links.data,
    copies: copies.data?.exemplares ?? [],
    mine,
  });
}
