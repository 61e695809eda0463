import { historyTerms, type endpoints, type HistoryTerm } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { timeZone, type Clock } from '../../platform/clock.ts';
import { lockPerson, writeConsent } from '../patrons/index.ts';
import { forgetHistory, isHeld } from './forget-history.ts';

export interface PrivacyDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const never = 0;

export function changeHistoryTerm(deps: PrivacyDeps): UseCase<typeof endpoints.changeHistoryTerm> {
  return ({ body: { prazo } }, { person: { personId } }) =>
    deps.db.transaction().execute(async (trx) => {
      if (!(await lockPerson(trx, personId))) return refuse(401, 'SessaoExpirada');
      const days = daysOf(prazo);
      await trx
        .updateTable('person')
        .set({ history_days: days })
        .where('id', '=', personId)
        .execute();
      const isGiven = days !== never;
      const decision = { personId, subject: 'history', isGiven, hasRead: true } as const;
      await writeConsent(trx, deps.clock, decision);
      if (days !== null) await forget(trx, deps.clock, personId, days);
      return { status: 200, body: await presentHistory({ ...deps, db: trx }, personId) };
    });
}

export function clearHistory(deps: PrivacyDeps): UseCase<typeof endpoints.clearHistory> {
  return (_request, { person: { personId } }) =>
    deps.db.transaction().execute(async (trx) => {
      if (!(await lockPerson(trx, personId))) return refuse(401, 'SessaoExpirada');
      const { clock } = deps;
      const today = clock.today().toString();
      await forgetHistory(trx, personId, { before: clock.now(), today, isUntoldToo: true });
      return { status: 200, body: await presentHistory({ clock, db: trx }, personId) };
    });
}

/** Forgets what is over for so many days; at once where none are to be kept. */
function forget(trx: Db, clock: Clock, personId: number, days: number): Promise<void> {
  const before = days === never ? clock.now() : daysAgo(clock, days);
  return forgetHistory(trx, personId, { before, today: clock.today().toString() });
}

/** The beginning, where the libraries are, of the day so many before today. */
export function daysAgo(clock: Clock, days: number): Temporal.Instant {
  return clock.today().subtract({ days }).toZonedDateTime(timeZone).toInstant();
}

function daysOf(term: HistoryTerm): number | null {
  if (term === 'sempre') return null;
  return term === 'nunca' ? never : Number(term);
}

const termOf = (days: number | null): HistoryTerm =>
  historyTerms.find((term) => daysOf(term) === days) ?? 'sempre';

export async function presentHistory({ db, clock }: PrivacyDeps, personId: number) {
  const { rows } = await sql<{ days: number | null; kept: number; held: number }>`
    select p.history_days as days,
      (select count(*)::integer from loan where person_id = p.id and returned_at is not null)
      + (select count(*)::integer from hold where person_id = p.id and state = 'ended')
      + (select count(*)::integer from loan_request where person_id = p.id and ended_at is not null)
        as kept,
      (select count(*)::integer from loan l where l.person_id = p.id and l.returned_at is not null
        and ${isHeld(clock.today().toString())}) as held
    from person p where p.id = ${personId}`.execute(db);
  const [row] = rows;
  return {
    prazo: termOf(row?.days ?? null),
    guardados: row?.kept ?? 0,
    presos: row?.held ?? 0,
  };
}
