import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { refusals } from '../circulation/index.ts';
import { isSeenBy, lockEditablePerson } from '../staff-access/index.ts';
import { closeForPerson, findObstaclesOf } from '../privacy/index.ts';
import type { PeopleDeps } from './present-person.ts';

export function checkPersonClosing(deps: PeopleDeps): UseCase<typeof endpoints.checkPersonClosing> {
  const { db, clock } = deps;
  return async ({ params: { id } }, { person: { loginId }, language }) => {
    const refusal = await db.transaction().execute((trx) => lockEditablePerson(trx, loginId, id));
    if (refusal) return refusal;
    const { isOfStaff, isElsewhere } = await readLinks(db, loginId, id);
    const against = await findObstaclesOf(db, id, clock.now());
    const body = {
      pode_encerrar: !isOfStaff && !isElsewhere && against.length === 0,
      da_equipe: isOfStaff,
      de_outra_unidade: isElsewhere,
      pendencias: refusals.presentRefusals(against, language),
    };
    return { status: 200, body };
  };
}

export function closePerson(deps: PeopleDeps): UseCase<typeof endpoints.closePerson> {
  const { db, clock } = deps;
  return async ({ params: { id: personId } }, { person: { loginId }, language }) =>
    db.transaction().execute(async (trx) => {
      const refusal = await lockEditablePerson(trx, loginId, personId);
      if (refusal) return refusal;
      const { isElsewhere } = await readLinks(trx, loginId, personId);
      if (isElsewhere) return refuse(422, 'PessoaDeOutraUnidade');
      const refused = await closeForPerson(trx, clock, { personId, asker: loginId, language });
      if (refused) return refused;
      const at = new Date(clock.now().epochMilliseconds);
      return { status: 200, body: { encerrada_em: at.toISOString() } };
    });
}

/**
 * Whether one of the links that live belongs to the staff, and whether one belongs to a unit the asker does not see.
 */
async function readLinks(db: Db, asker: number, personId: number) {
  const { rows } = await sql<{ isOfStaff: boolean; isElsewhere: boolean }>`
    select coalesce(bool_or(l.role in ('staff', 'administrator')), false) as "isOfStaff",
      coalesce(bool_or(not ${isSeenBy(asker, 'l.library_id')}), false) as "isElsewhere"
    from login l where l.person_id = ${personId} and l.ended_at is null`.execute(db);
  return rows[0] ?? { isOfStaff: false, isElsewhere: false };
}
