import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import type { DrawnTitle } from '../../../parts/covers/title-cover.tsx';

/** Most covers that one call gives. */
const coversPerCall = 50;

/** Reads the covers of titles known by number alone. */
export function useCovers(titles: readonly number[]): ReadonlyMap<number, DrawnTitle> {
  const ids = [...new Set(titles)].slice(0, coversPerCall).map(String);
  const query = endpointQuery('listCovers', { query: { cod_acervo: ids } });
  const { data = [] } = useEndpoint(query, { enabled: ids.length > 0 });
  return new Map(data.map((title) => [title.cod_acervo, title]));
}
