import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { copies, holds, lockCopies } from '../circulation/index.ts';
import type { Context } from '../context.ts';
import { isOwnLibrary, type Sight } from '../staff-access/index.ts';
import { columnsOf, isColumn, type CopyColumns } from './copy-columns.ts';
import { findBearer, findCopy, type CopyRow } from './copy-rows.ts';
import { tellActed, tellCopy } from './present-copy.ts';
import { versionOf } from './version-of.ts';
import { changesOf, insertCopy, noteChange, writeChanges, type Changes } from './write-copy.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

export function getStaffCopy({ db }: Pick<Deps, 'db'>): UseCase<typeof endpoints.getStaffCopy> {
  return ({ params: { id } }, { person: { loginId }, language }) =>
    tellCopy({ db, loginId, language }, id);
}

export function addCopy({ db, clock }: Deps): UseCase<typeof endpoints.addCopy> {
  return async ({ body: { cod_acervo, ...written } }, { person: { loginId }, language }) =>
    db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      const columns = columnsOf(written);
      if (!(await isOwnLibrary(sight, columns.library_id))) return refuse(404, 'NaoEncontrado');
      const refusal = await refuseColumns(trx, columns, { except: null, language });
      if (refusal) return refusal;
      const copyId = await insertCopy(trx, cod_acervo, columns, loginId);
      if (copyId === null) return refuse(404, 'AcervoNaoEncontrado', { id: cod_acervo });
      await noteChange(trx, { loginId, clock }, { copyId, act: 'added', changes: {} });
      await holds.serveQueue(trx, cod_acervo, clock.now());
      return tellActed(sight, copyId);
    });
}

/** Holds the copies of the title, and reads the one that is asked for as it is now. */
export async function lockCopy(sight: Sight, id: number): Promise<CopyRow | undefined> {
  const seen = await findCopy(sight, id);
  if (!seen) return undefined;
  await lockCopies(sight.db, seen.title_id);
  return findCopy(sight, id);
}

export function changeCopy({ db, clock }: Deps): UseCase<typeof endpoints.changeCopy> {
  return async (
    { params: { id }, body: { versao, ...written } },
    { person: { loginId }, language },
  ) =>
    db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      const row = await lockCopy(sight, id);
      if (!row) return refuse(404, 'NaoEncontrado');
      if (versionOf(row) !== versao) return refuse(409, 'AlteradoPorOutro');
      const wanted = columnsOf(written);
      const changes = changesOf(row, wanted);
      if ('library_id' in changes && !mayLeave(row)) return refuse(409, 'SituacaoMudou');
      const changed = Object.keys(changes).filter((name) => name in wanted);
      const refusal = await refuseColumns(trx, pick(wanted, changed), { except: id, language });
      if (refusal) return refusal;
      if (changed.length > 0) {
        await writeChanges(trx, row, changes);
        await noteChange(trx, { loginId, clock }, { copyId: id, act: 'changed', changes });
        await holds.serveQueue(trx, row.title_id, clock.now());
      }
      return tellActed(sight, id);
    });
}

function pick(columns: CopyColumns, names: readonly string[]): Partial<CopyColumns> {
  return Object.fromEntries(Object.entries(columns).filter(([name]) => names.includes(name)));
}

/** Whether a copy may change libraries: one set aside or on its way is where its hold or its way says. */
export function mayLeave({ state }: CopyRow): boolean {
  return state !== 'held' && state !== 'in-transit';
}

const lists = {
  library_id: ['library', 'cod_biblioteca'],
  collection_id: ['collection', 'cod_colecao'],
  location_id: ['location', 'cod_localizacao'],
  loan_type_id: ['loan_type', 'cod_tipo_emprestimo'],
} as const;

/** Refuses a bar code that another copy bears, and codes that no list has. */
export async function refuseColumns(
  db: Db,
  columns: Partial<CopyColumns>,
  { except, language }: { readonly except: number | null; readonly language: Language },
): Promise<Refusal | null> {
  const t = translatorFor(language);
  const { barcode } = columns;
  const bearer = barcode ? await findBearer(db, barcode, except) : null;
  if (bearer !== null) {
    const mensagem = t('staffCopies.barcodeTaken', { title: bearer });
    return refuseFields([{ campo: 'codigo_barras', mensagem }], language);
  }
  for (const [column, [table, campo]] of Object.entries(lists)) {
    const id = columns[column as keyof typeof lists];
    if (id === undefined || id === null) continue;
    const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
    if (!row) {
      return refuseFields([{ campo, mensagem: t('valueFaults.choice') }], language);
    }
  }
  return null;
}

/** Gives up what staff wrote of a copy beside its record, but for what only this catalogue knows. */
export function followCopyRecord({ db, clock }: Deps): UseCase<typeof endpoints.followCopyRecord> {
  return async ({ params: { id } }, { person: { loginId }, language }) =>
    db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      const row = await lockCopy(sight, id);
      if (!row) return refuse(404, 'NaoEncontrado');
      const { status: said, ...recorded } = row.record_says;
      const wanted = recorded as Partial<CopyColumns>;
      const changes = changesOf(row, wanted);
      if ('library_id' in changes && !mayLeave(row)) return refuse(409, 'SituacaoMudou');
      await copies.follow(trx, id);
      await writeChanges(trx, row, changes);
      await trx.updateTable('copy').set({ record_says: '{}' }).where('id', '=', id).execute();
      const all: Changes =
        said === undefined ? changes : { ...changes, status: [row.status, said] };
      if (Object.keys(all).some(isColumn)) {
        await noteChange(trx, { loginId, clock }, { copyId: id, act: 'as-recorded', changes: all });
        await holds.serveQueue(trx, row.title_id, clock.now());
      }
      return tellActed(sight, id);
    });
}
