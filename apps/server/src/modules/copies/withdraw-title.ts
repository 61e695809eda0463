import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { sql } from 'kysely';
import { refuse, refuseBlank } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { holds, lockCopies } from '../circulation/index.ts';
import type { Context } from '../context.ts';
import * as imports from '../import/index.ts';
import type { Sight } from '../staff-access/index.ts';
import { findOfTitle, type CopyRow } from './copy-rows.ts';
import { sayable } from './sayable.ts';
import { sayState } from './say-state.ts';
import type { Hand } from './write-copy.ts';

/**
 * Withdraws a title, which is no longer found or shown; its copies go with it, and all that waits
 * for them ends.
 */
export function withdrawTitle({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): UseCase<typeof endpoints.withdrawTitle> {
  return async ({ params: { id }, body: { motivo } }, { person: { loginId }, language }) => {
    const t = translatorFor(language);
    if (motivo === '') return refuseBlank('motivo', t('fieldNames.motivo'), language);
    return db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      const title = await findTitle(trx, id);
      if (!title) return refuse(404, 'NaoEncontrado');
      const { going, bound } = await copiesToGo(sight, id);
      if (bound > 0) {
        return refuse(409, 'AcervoEmUso', { titulo: title.name, exemplares: bound });
      }
      const hand = { loginId, clock };
      await withdrawAll(trx, going, { ...hand, reason: motivo });
      await writeWithdrawal(trx, id, { ...hand, reason: motivo, copies: going });
      await holds.serveQueue(trx, id, clock.now());
      await imports.unfileTitle(trx, id);
      return { status: 200, body: { cod_acervo: id } };
    });
  };
}

async function findTitle(trx: Db, id: number) {
  return trx
    .selectFrom('title')
    .select(sql<string>`coalesce(description ->> 'title', '')`.as('name'))
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Copies of a title that are there, and how many of them cannot go: out, awaited, or not the asker's. */
async function copiesToGo(sight: Sight, titleId: number) {
  const all = await lockCopies(sight.db, titleId);
  const seen = await findOfTitle(sight, titleId);
  const there = all.filter(({ state }) => state !== 'withdrawn');
  const going = seen.filter((row) => sayable(row).includes('baixado'));
  return { going, bound: there.length - going.length };
}

interface Reason extends Hand {
  readonly reason: string;
}

async function withdrawAll(trx: Db, rows: readonly CopyRow[], said: Reason): Promise<void> {
  for (const row of rows)
    await sayState(trx, row, { ...said, state: 'baixado', note: said.reason });
}

async function writeWithdrawal(
  trx: Db,
  titleId: number,
  { loginId, clock, reason, copies }: Reason & { readonly copies: readonly CopyRow[] },
): Promise<void> {
  const at = new Date(clock.now().epochMilliseconds);
  await trx
    .insertInto('title_withdrawal')
    .values({
      title_id: titleId,
      reason,
      withdrawn_at: at,
      withdrawn_by: loginId,
      copies: copies.map(({ id }) => id),
      states: copies.map(({ state }) => state),
    })
    .execute();
  await trx
    .updateTable('title')
    .set({ withdrawn_at: at, updated_at: at })
    .where('id', '=', titleId)
    .execute();
}
