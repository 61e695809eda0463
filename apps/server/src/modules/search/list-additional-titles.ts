import type { endpoints } from '@estante/contract';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readResultItems, type ResultItemDeps } from './results/result-item.ts';

/** Result lines for the numbers a reader has kept. */
export function listAdditionalTitles(
  deps: ResultItemDeps,
): UseCase<typeof endpoints.listAdditionalTitles> {
  return async ({ query }, { language }) => {
    const acervos = await readResultItems(deps, query.acervos, language);
    const found = new Set(acervos.map(({ cod_acervo }) => cod_acervo));
    const nao_encontrados = query.acervos.filter((id) => !found.has(id));
    return { status: 200, body: { acervos, nao_encontrados } };
  };
}
