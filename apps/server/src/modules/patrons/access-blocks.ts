import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { foldUsername, recordEvent } from '../auth/index.ts';
import { recordLooks } from './record-look.ts';
import { isSeenBy } from './unit.ts';

const listed = 20;

export function listAccessBlocks({
  db,
}: {
  readonly db: Db;
}): UseCase<typeof endpoints.listAccessBlocks> {
  return async ({ query: { texto } }, { person: { loginId } }) => {
    const username = foldUsername(texto);
    const leitores = await linksSeenBy(db, loginId)
      .$if(texto === '', (links) => links.where('l.is_blocked', '=', true))
      .$if(texto !== '', (links) =>
        links.where(
          sql<boolean>`(starts_with(l.username, ${username})
            or position(lower(${texto}) in lower(p.name)) > 0)`,
        ),
      )
      .orderBy(sql`l.username <> ${username}`)
      .orderBy('p.name')
      .orderBy('l.id')
      .limit(listed)
      .execute();
    return { status: 200, body: { leitores } };
  };
}

/** Whoever is blocked is refused by their next call: each asks for their standing. */
export function changeAccessBlock({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): UseCase<typeof endpoints.changeAccessBlock> {
  return async ({ params, body }, { person: { loginId } }) =>
    db.transaction().execute(async (trx) => {
      const link = await linksSeenBy(trx, loginId)
        .where('l.id', '=', params.id)
        .forUpdate('l')
        .executeTakeFirst();
      if (!link) return refuse(404, 'NaoEncontrado');
      const personIds = await peopleOf(trx, params.id);
      await recordLooks(trx, clock, { personIds, loginId, place: 'blocks' });
      const { bloqueio } = body;
      const motivo = (bloqueio && body.motivo) || '';
      if (link.bloqueio !== bloqueio || link.motivo !== motivo) {
        const set = { is_blocked: bloqueio, block_reason: motivo };
        await trx.updateTable('login').set(set).where('id', '=', params.id).execute();
        const kind = bloqueio ? 'access-blocked' : 'access-unblocked';
        await recordEvent(trx, clock, { kind, loginId, details: { login: params.id } });
      }
      return { status: 200, body: { ...link, bloqueio, motivo } };
    });
}

async function peopleOf(db: Db, loginId: number): Promise<number[]> {
  const rows = await db.selectFrom('login').select('person_id').where('id', '=', loginId).execute();
  return rows.map(({ person_id }) => person_id);
}

/** Readers of the asker's unit; for administrators everybody but themselves. */
function linksSeenBy(db: Db, asker: number) {
  return db
    .selectFrom('login as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .innerJoin('library as b', 'b.id', 'l.library_id')
    .where('l.ended_at', 'is', null)
    .where(isSeenBy(asker, 'l.library_id'))
    .where(
      sql<boolean>`(l.role in ('patron', 'teacher') or exists (
        select from login as own where own.id = ${asker}
          and own.role = 'administrator' and own.person_id <> l.person_id))`,
    )
    .select(['l.id as cod_login', 'l.username as usuario', 'p.name as nome_pessoa'])
    .select(['b.name as desc_biblioteca', 'l.is_blocked as bloqueio', 'l.block_reason as motivo']);
}
