import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readDrawnTitles } from './drawn-titles.ts';

export function listCovers(db: Db): UseCase<typeof endpoints.listCovers> {
  return async ({ query: { cod_acervo: ids } }, { language }) => ({
    status: 200,
    body: await readDrawnTitles(db, ids, language),
  });
}
