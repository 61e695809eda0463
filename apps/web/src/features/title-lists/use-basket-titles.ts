import { useState } from 'react';
import type { Basket } from '../../parts/basket/basket.ts';
import { endpointQuery } from '../../api/query.ts';
import { useEndpoints } from '../../api/query-list.ts';

/** Most numbers that one call takes. */
const atOnce = 200;

/**
 * Reads the titles in the basket, and the numbers that are no title's. A title that leaves the basket causes
 * no new query; one that comes in, from another tab, does.
 */
export function useBasketTitles({ itens }: Basket) {
  const ids = itens.map(({ cod_acervo }) => cod_acervo);
  const [asked, setAsked] = useState(ids);
  const known = new Set(asked);
  if (ids.some((id) => !known.has(id))) setAsked(ids);
  const answers = useEndpoints(
    chunksOf(asked.map(String)).map((acervos) =>
      endpointQuery('listAdditionalTitles', { query: { acervos } }),
    ),
  );
  const kept = new Set(ids);
  return {
    ...answers,
    titles: answers.data?.flatMap(({ acervos }) =>
      acervos.filter(({ cod_acervo }) => kept.has(cod_acervo)),
    ),
    gone: answers.data?.flatMap(({ nao_encontrados }) =>
      nao_encontrados.filter((id) => kept.has(id)),
    ),
  };
}

function chunksOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / atOnce);
  return Array.from({ length: count }, (_, at) => ids.slice(at * atOnce, (at + 1) * atOnce));
}
