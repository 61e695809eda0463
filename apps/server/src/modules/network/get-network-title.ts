import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readWorkTypes } from '../catalogue/index.ts';
import { presentNetworkTitle } from './present-record.ts';
import { findEditions, findRecord } from './repository.ts';

export function getNetworkTitle(db: Db): UseCase<typeof endpoints.getNetworkTitle> {
  return async ({ params: { id } }, { language }) => {
    const record = await findRecord(db, id);
    if (!record) return refuse(404, 'NaoEncontrado');
    const [editions, workTypes] = await Promise.all([
      findEditions(db, [record.editionId]),
      readWorkTypes(db, language),
    ]);
    const names = { language, workType: (code: string) => workTypes.get(code) ?? code };
    const edition = editions.get(record.editionId) ?? [];
    return { status: 200, body: presentNetworkTitle(record, edition, names) };
  };
}
