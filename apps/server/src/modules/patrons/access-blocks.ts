import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { translatorFor } from '@estante/phrases';
import { isCalled } from '../../platform/sql/folded.ts';
import { refuse, refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { foldUsername, recordEvent } from '../auth/index.ts';
import { recordLook } from '../staff-access/index.ts';
import { isSeenBy } from '../staff-access/index.ts';

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
            or ${isCalled('p.name_key', texto)})`,
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

/** Changes a block. A blocked person is refused from their next call on: each call asks for their standing. */
export function changeAccessBlock({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): UseCase<typeof endpoints.changeAccessBlock> {
  return async ({ params, body }, { person: { loginId }, language }) =>
    db.transaction().execute(async (trx) => {
      const { bloqueio } = body;
      const ate = (bloqueio && body.ate) || null;
      if (ate !== null && ate < clock.today().toString()) return refusePast(language);
      const link = await linksSeenBy(trx, loginId)
        .where('l.id', '=', params.id)
        .forUpdate('l')
        .executeTakeFirst();
      if (!link) return refuse(404, 'NaoEncontrado');
      const personIds = await peopleOf(trx, params.id);
      await recordLook(trx, clock, { personIds, loginId, place: 'blocks' });
      const motivo = (bloqueio && body.motivo) || '';
      if (link.bloqueio !== bloqueio || link.motivo !== motivo || link.bloqueado_ate !== ate) {
        const set = { is_blocked: bloqueio, block_reason: motivo, blocked_until: ate };
        await trx.updateTable('login').set(set).where('id', '=', params.id).execute();
        const kind = bloqueio ? 'access-blocked' : 'access-unblocked';
        const personId = personIds[0] ?? null;
        await recordEvent(trx, clock, { kind, loginId, personId, details: { login: params.id } });
      }
      return { status: 200, body: { ...link, bloqueio, motivo, bloqueado_ate: ate } };
    });
}

function refusePast(language: Language): Refusal {
  const mensagem = translatorFor(language)('accessBlocks.pastDay');
  return refuseFields([{ campo: 'ate', mensagem }], language);
}

/** Ends blocks whose last day is over; having nobody's name tells these from blocks that staff take back. */
export async function endPastBlocks({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<{ readonly ended: number }> {
  return db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('login')
      .set({ is_blocked: false, block_reason: '', blocked_until: null })
      .where('blocked_until', '<', clock.today().toString())
      .returning(['id', 'person_id'])
      .execute();
    for (const { id, person_id: personId } of ended) {
      const details = { login: id };
      const kind = 'access-unblocked';
      await recordEvent(trx, clock, { kind, loginId: null, personId, details });
    }
    return { ended: ended.length };
  });
}

async function peopleOf(db: Db, loginId: number): Promise<number[]> {
  const rows = await db.selectFrom('login').select('person_id').where('id', '=', loginId).execute();
  return rows.map(({ person_id }) => person_id);
}

/** Readers of the asker's unit; for administrators everybody. In neither case themselves. */
function linksSeenBy(db: Db, asker: number) {
  return db
    .selectFrom('login as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .innerJoin('library as b', 'b.id', 'l.library_id')
    .where('l.ended_at', 'is', null)
    .where(isSeenBy(asker, 'l.library_id'))
    .where(
      sql<boolean>`exists (
        select from login as own where own.id = ${asker} and own.person_id <> l.person_id
          and (own.role = 'administrator' or l.role in ('patron', 'teacher')))`,
    )
    .select(['l.id as cod_login', 'l.username as usuario', 'p.name as nome_pessoa'])
    .select(['b.name as desc_biblioteca', 'l.is_blocked as bloqueio', 'l.block_reason as motivo'])
    .select('l.blocked_until as bloqueado_ate');
}
