import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { HoldDeps } from './get-hold-choices.ts';
import { readHoldNames } from './hold-places.ts';
import { readAwaitedTitle, readHoldTerms, type HoldTerms } from './hold-situation.ts';
import { findOwnTitles } from './own-repository.ts';
import { presentHold, type PresentedHold } from './present-hold.ts';

/** Person whose holds are shown, the link they are shown through, their language, the moment. */
interface HoldReader {
  readonly personId: number;
  readonly loginId: number;
  readonly language: Language;
  readonly now: Temporal.Instant;
}

export function listHolds({ db, clock }: HoldDeps): UseCase<typeof endpoints.listHolds> {
  return async (_request, { person, language }) => {
    const { limits, holds } = await readOwnHolds(db, { ...person, language, now: clock.now() });
    return {
      status: 200,
      body: {
        total: holds.length,
        limite: limits.holdLimit,
        dias_suspensao: limits.holdSuspensionDays,
        reservas: holds.toSorted(byUrgency),
      },
    };
  };
}

/** A hold of the person's that is open, after an act. */
export async function showHold(db: Db, own: HoldReader, id: number) {
  const { holds } = await readOwnHolds(db, own);
  const hold = holds.find(({ codigo }) => codigo === id);
  if (!hold) throw new Error(`hold ${id} is not there after an act upon it`);
  return { status: 200 as const, body: hold };
}

/** Open holds of the person’s, each under the terms of its own link, and the limits they are under. */
export async function readOwnHolds(db: Db, own: HoldReader) {
  const [rows, { limits }] = await Promise.all([
    findOwnTitles(db, own.personId),
    readHoldTerms(db, own.loginId, own.now),
  ]);
  const known = new Map<number, Promise<HoldTerms>>();
  const termsOf = (loginId: number) => {
    const terms = known.get(loginId) ?? readHoldTerms(db, loginId, own.now);
    known.set(loginId, terms);
    return terms;
  };
  const holds: PresentedHold[] = [];
  for (const titleId of new Set(rows.map((row) => row.titleId))) {
    const [awaited, names] = await Promise.all([
      readAwaitedTitle(db, titleId),
      readHoldNames(db, titleId, own.language),
    ]);
    const sight = { awaited, names, language: own.language };
    const mine = awaited.holds.filter(({ personId }) => personId === own.personId);
    for (const hold of mine) {
      holds.push(presentHold(hold, { ...sight, terms: await termsOf(hold.loginId) }));
    }
  }
  return { limits, holds };
}

/** Compares holds: those that can be fetched come first, those that must be fetched soonest before others. */
export function byUrgency(one: PresentedHold, other: PresentedHold): number {
  const last = '9999-12-31';
  return (
    (one.retirar_ate ?? last).localeCompare(other.retirar_ate ?? last) ||
    one.data_reserva.localeCompare(other.data_reserva) ||
    one.codigo - other.codigo
  );
}
