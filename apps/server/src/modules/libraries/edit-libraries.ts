import type { endpoints, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import {
  findStaffLibraries,
  findUnplacedCodes,
  isLibraryCode,
  lockLibraries,
  mapCode,
} from './staff-repository.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'record'>;
type StaffLibraries = Success<typeof endpoints.listStaffLibraries>;

export function listStaffLibraries(db: Db): UseCase<typeof endpoints.listStaffLibraries> {
  return async () => ({ status: 200, body: await tell(db) });
}

/** Maps a code of records to a library. Items that are set aside under it are soon taken up by the follower. */
export function mapLibraryCode(deps: Deps): UseCase<typeof endpoints.mapLibraryCode> {
  return ({ body: { codigo, biblioteca } }, { person: { loginId }, language }) =>
    edit(deps, loginId, { mapped: codigo, into: biblioteca }, async (trx) => {
      const [library] = await lockLibraries(trx, [biblioteca]);
      if (!library) return refuse(422, 'DadosInvalidos', { campos: 'biblioteca' });
      // A library's own code comes first: another word for it would do nothing.
      if (library.code !== codigo && (await isLibraryCode(trx, codigo))) {
        const mensagem = translatorFor(language)('staffLibraries.entryCode', { code: codigo });
        return refuseFields([{ campo: 'codigo', mensagem }], language);
      }
      await mapCode(trx, codigo, biblioteca);
      return null;
    });
}

/** Edits libraries in one transaction; what was done, and to what, stands in the audit log. */
async function edit(
  { db, clock, record }: Deps,
  loginId: number,
  libraries: Readonly<Record<string, unknown>>,
  act: (trx: Db) => Promise<Refusal | null>,
): Promise<{ readonly status: 200; readonly body: StaffLibraries } | Refusal> {
  return db.transaction().execute(async (trx) => {
    const refusal = await act(trx);
    if (refusal) return refusal;
    const details = { area: 'libraries', ...libraries };
    await record(trx, clock, { kind: 'institution-changed', loginId, details });
    return { status: 200, body: await tell(trx) };
  });
}

async function tell(db: Db): Promise<StaffLibraries> {
  const libraries = await findStaffLibraries(db);
  const { codes, total } = await findUnplacedCodes(db);
  return {
    bibliotecas: libraries.map((library) => ({
      cod_biblioteca: library.id,
      sigla: library.code,
      desc_biblioteca: library.name,
      nome_campus: library.campus,
      exemplares: library.copies,
      codigos: [...library.codes],
    })),
    sem_biblioteca: codes.map(({ code, items, titles }) => ({
      codigo: code,
      itens: items,
      acervos: titles,
    })),
    total_sem_biblioteca: total,
  };
}
