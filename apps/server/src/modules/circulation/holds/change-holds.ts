import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { lockCopies, readCirculationSettings } from '../facts/index.ts';
import { checkDay } from './check-day.ts';
import type { HoldDeps } from './get-hold-choices.ts';
import { showHold } from './list-holds.ts';
import { changeWaiting, findOwnTitle } from './own-repository.ts';
import { endHold, serveQueue } from './serve-queue.ts';

/** Cancels holds one after the other, each in a transaction of its own: one that is not there stops no other. */
export function cancelHolds({ db, clock }: HoldDeps): UseCase<typeof endpoints.cancelHolds> {
  return async ({ body }, { person: { personId } }) => {
    if (body.reservas.length === 0) return refuse(422, 'NenhumaReservaSelecionada');
    const canceladas: number[] = [];
    const nao_encontradas: number[] = [];
    for (const id of new Set(body.reservas)) {
      const isCancelled = await cancelHold({ db, clock }, personId, id);
      (isCancelled ? canceladas : nao_encontradas).push(id);
    }
    return { status: 200, body: { canceladas, nao_encontradas } };
  };
}

/** Cancels a hold and serves the next in the queue; false where the person has no such open hold. */
export function cancelHold(
  { db, clock }: HoldDeps,
  personId: number,
  id: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const own = await findOwnTitle(trx, personId, id);
    return own ? endHold(trx, own, { reason: 'cancelled', at: clock.now() }) : false;
  });
}

export function suspendHold(deps: HoldDeps): UseCase<typeof endpoints.suspendHold> {
  return async ({ params: { id }, body }, { person, language }) => {
    const { holdSuspensionDays } = await readCirculationSettings(deps.db);
    const misdated = checkDay(
      { day: body.ate, field: 'ate', language },
      deps.clock.now(),
      holdSuspensionDays,
    );
    if (misdated) return misdated;
    return change(deps, { ...person, language, holdId: id }, { suspended_until: body.ate });
  };
}

export function resumeHold(deps: HoldDeps): UseCase<typeof endpoints.resumeHold> {
  return ({ params: { id } }, { person, language }) =>
    change(deps, { ...person, language, holdId: id }, { suspended_until: null });
}

export function limitHold(deps: HoldDeps): UseCase<typeof endpoints.limitHold> {
  return ({ params: { id }, body: { ate } }, { person, language }) =>
    limitOwnHold(deps, { ...person, language, holdId: id }, ate);
}

/** Sets the last day on which a hold is of use; null: without end. */
export async function limitOwnHold(deps: HoldDeps, own: OwnHold, ate: string | null) {
  const { holdDays } = await readCirculationSettings(deps.db);
  const { language } = own;
  const misdated =
    ate && checkDay({ day: ate, field: 'ate', language }, deps.clock.now(), holdDays);
  return misdated || change(deps, own, { needed_until: ate });
}

interface OwnHold {
  readonly personId: number;
  readonly loginId: number;
  readonly holdId: number;
  readonly language: Language;
}

/** Changes a hold that waits, then serves the queue. */
async function change(
  { db, clock }: HoldDeps,
  own: OwnHold,
  changed: Parameters<typeof changeWaiting>[2],
) {
  return db.transaction().execute(async (trx: Db) => {
    const hold = await findOwnTitle(trx, own.personId, own.holdId);
    if (!hold) return refuse(404, 'NaoEncontrado');
    await lockCopies(trx, hold.titleId);
    if (!(await changeWaiting(trx, own, changed))) return refuse(409, 'SituacaoDaReservaMudou');
    const now = clock.now();
    await serveQueue(trx, hold.titleId, now);
    return showHold(trx, { ...own, now }, hold.id);
  });
}
