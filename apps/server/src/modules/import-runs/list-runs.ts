import { staffPageSize, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { nameIn } from '../../platform/sql/name-in.ts';
import type { ImportDesk } from './import-desk.ts';
import { listEntries } from './list-entries.ts';
import { presentRun } from './present-run.ts';
import { countRuns, findRun, findRuns } from './repository.ts';
import { settleRuns } from './settle-runs.ts';

interface ListDeps {
  readonly db: Db;
  readonly imports: ImportDesk;
}

export function listImportRuns({
  db,
  imports,
}: ListDeps): UseCase<typeof endpoints.listImportRuns> {
  return async ({ query: { pagina } }, { language }) => {
    await settleRuns(db, imports);
    const t = translatorFor(language);
    const rows = await findRuns(db, { page: pagina, size: staffPageSize });
    const { total, isBusy } = await countRuns(db);
    const importacoes = await Promise.all(
      rows.map(async (row) => {
        const { opcoes: _opcoes, ...told } = presentRun(row, await imports.files.isSent(row.id), t);
        return told;
      }),
    );
    const page = { total, pagina, quantidade: staffPageSize };
    return { status: 200, body: { ...page, importacoes, ocupada: isBusy } };
  };
}

export function getImportRun({ db, imports }: ListDeps): UseCase<typeof endpoints.getImportRun> {
  return async ({ params: { id } }, { language }) => {
    await settleRuns(db, imports);
    const row = await findRun(db, id);
    if (!row) return refuse(404, 'NaoEncontrado');
    const bibliotecas = await db
      .selectFrom('library as u')
      .select('u.id as cod_biblioteca')
      .select(nameIn('u', language).as('desc_biblioteca'))
      .orderBy('u.name')
      .execute();
    const run = presentRun(row, await imports.files.isSent(id), translatorFor(language));
    const listas = run.pode_importar && row.kind === 'marc' ? await listEntries(db, language) : [];
    return { status: 200, body: { ...run, bibliotecas, listas } };
  };
}
