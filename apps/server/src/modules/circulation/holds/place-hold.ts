import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { createTurnsOf } from '../../../platform/jobs/turns.ts';
import { recordEvent } from '../../auth/index.ts';
import { titleExists } from '../../catalogue/index.ts';
import { lockPerson } from '../../patrons/index.ts';
import { isOfUnit, isOverridden, writeException, type Exception } from '../exceptions/index.ts';
import { refuseByRules } from '../refusals/index.ts';
import { checkDay } from './check-day.ts';
import { chosenKey, refuseUnchosen, type HoldInput } from './chosen-key.ts';
import type { HoldDeps } from './get-hold-choices.ts';
import { decidePlacing, readAwaitedTitle, readHoldTerms } from './hold-situation.ts';
import { showHold } from './list-holds.ts';
import type { HoldKey } from './matching.ts';
import { insertHold } from './own-repository.ts';
import { serveQueue } from './serve-queue.ts';

/** People who wait to place a hold on one title, on one server; those who come after them are asked to come again. */
const mostWaiting = 500;

/**
 * Places a hold. Those whose turn it is already go first; the copies that are left decide whether the person
 * has to wait. Many who want one title stand in line before they take a connection, so that others find one.
 */
export function placeHold(deps: HoldDeps): UseCase<typeof endpoints.placeHold> {
  const inTurn = createTurnsOf<number>(mostWaiting);
  return async ({ body }, { person: { personId, loginId }, language }) => {
    const key = chosenKey(body);
    if (!key) return refuseUnchosen(body, language);
    const order = { key, personId, loginId, language, neededUntil: body.necessaria_ate };
    const placed = await inTurn(key.titleId, () => place(deps, order));
    return placed ?? { ...refuse(503, 'ServicoIndisponivel'), retryAfter: 2 };
  };
}

/**
 * Places a hold for a patron, by the staff. Who does it is kept in the audit; with an exception,
 * what it goes on in spite of is kept with the hold.
 */
export function placeHoldFor(
  deps: HoldDeps,
  body: HoldInput,
  of: Pick<HoldOrder, 'personId' | 'loginId' | 'language'> & { readonly byStaff: ByStaff },
) {
  const key = chosenKey(body);
  if (!key) return refuseUnchosen(body, of.language);
  return place(deps, { ...of, key, neededUntil: body.necessaria_ate });
}

interface ByStaff {
  readonly loginId: number;
  readonly exception: Exception | null;
}

interface HoldOrder {
  readonly key: HoldKey;
  readonly personId: number;
  readonly loginId: number;
  readonly language: Language;
  readonly neededUntil: string | null;
  /** Member of the staff who places it for the person. */
  readonly byStaff?: ByStaff;
}

function place({ db, clock }: HoldDeps, order: HoldOrder) {
  const { key, personId, loginId, language, neededUntil, byStaff } = order;
  const { titleId } = key;
  return db.transaction().execute(async (trx) => {
    if (!(await titleExists(trx, titleId))) {
      return refuse(404, 'AcervoNaoEncontrado', { id: titleId });
    }
    await serveQueue(trx, titleId, clock.now());
    if (!(await lockPerson(trx, personId))) return refuse(401, 'SessaoExpirada');
    const now = clock.now();
    const terms = await readHoldTerms(trx, loginId, now);
    const { patron } = terms;
    if (!patron) return refuse(401, 'SessaoExpirada');
    const needed = neededUntil && { day: neededUntil, field: 'necessaria_ate', language };
    const misdated = needed && checkDay(needed, now, terms.limits.holdDays);
    if (misdated) return misdated;
    const awaited = await readAwaitedTitle(trx, titleId);
    const decision = decidePlacing({ ...terms, patron }, awaited, key);
    const refused = decision.isAllowed ? [] : decision.refusals;
    const exception = byStaff?.exception ?? null;
    if (!decision.isAllowed && !isOverridden(refused, exception)) {
      return refuseByRules('ReservaRecusada', refused, language);
    }
    if (!decision.isAllowed && exception && !(await isOfUnit(trx, exception, key.libraryId))) {
      return refuse(403, 'ExcecaoDeOutraUnidade');
    }
    const inSpite = decision.isAllowed ? null : exception;
    const id = await writeHold(trx, clock, order, { at: now, exception: inSpite });
    return showHold(trx, { personId, loginId, language, now }, id);
  });
}

/** Writes a hold, the exception that it is placed by, and in the audit which of the staff places it. */
async function writeHold(
  trx: Db,
  clock: Clock,
  { key, personId, loginId, neededUntil, byStaff }: HoldOrder,
  { at, exception }: { readonly at: Temporal.Instant; readonly exception: Exception | null },
): Promise<number> {
  const id = await insertHold(trx, { key, personId, loginId, at, neededUntil });
  if (exception) {
    await writeException(trx, { exception, act: 'hold', of: { holdId: id }, personId, at });
  }
  if (byStaff) {
    const details = { holdId: id, titleId: key.titleId };
    const event = { kind: 'hold-placed', loginId: byStaff.loginId, personId, details } as const;
    await recordEvent(trx, clock, event);
  }
  return id;
}
