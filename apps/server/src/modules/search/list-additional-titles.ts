import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../http/register-endpoint.ts';
import { readResultItems } from './result-item.ts';

/** Result lines for the numbers a reader has kept. */
export function listAdditionalTitles(db: Db): UseCase<typeof endpoints.listAdditionalTitles> {
  return async ({ query }, { language }) => {
    const acervos = await readResultItems(db, query.acervos, language);
    const found = new Set(acervos.map(({ cod_acervo }) => cod_acervo));
    const nao_encontrados = query.acervos.filter((id) => !found.has(id));
    return { status: 200, body: { acervos, nao_encontrados } };
  };
}
