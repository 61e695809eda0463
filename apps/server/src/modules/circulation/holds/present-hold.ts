import type { endpoints, Language, Success } from '@estante/contract';
import { presentRefusals } from '../refusals/index.ts';
import { civilDay, patronRefusals, type HoldEstimate } from '../rules/index.ts';
import { estimateFor } from './hold-estimates.ts';
import { presentKey, presentHeldTitle, type HoldNames } from './hold-places.ts';
import type { AwaitedTitle, HoldTerms } from './hold-situation.ts';
import { isSameQueue } from './matching.ts';
import type { OpenHold } from './queue-repository.ts';

export type PresentedHold = Success<typeof endpoints.placeHold>;

/** Facts and names by which a hold is told, in a language. */
export interface HoldSight {
  readonly terms: HoldTerms;
  readonly awaited: AwaitedTitle;
  readonly names: HoldNames;
  readonly language: Language;
}

/** A hold as its person sees it. */
export function presentHold(hold: OpenHold, sight: HoldSight): PresentedHold {
  const { terms, awaited, names, language } = sight;
  const { released } = hold;
  const queue = awaited.holds.filter((one) => one.released === null && isSameQueue(one, hold));
  const isPassed = isSuspended(hold, civilDay(terms.now));
  const before = queue.slice(0, Math.max(0, queue.indexOf(hold)));
  return {
    codigo: hold.id,
    acervo: presentHeldTitle(hold.titleId, names),
    ...presentKey(hold, names),
    data_reserva: hold.placedAt.toString(),
    situacao: stateOf(hold, civilDay(terms.now)),
    posicao: released ? null : before.length + 1,
    na_fila: queue.length,
    // Nobody can say when the turn of one comes that lets others pass.
    previsao:
      released || isPassed ? null : presentEstimate(estimateFor(terms, awaited, hold, before)),
    motivos: released ? [] : presentRefusals(standingAgainst(terms), language),
    suspensa_ate: isPassed ? (hold.suspendedUntil?.toString() ?? null) : null,
    necessaria_ate: hold.neededUntil?.toString() ?? null,
    data_liberacao: released?.at.toString() ?? null,
    retirar_ate: released?.until.toString() ?? null,
  };
}

export function presentEstimate(estimate: HoldEstimate | null) {
  return (
    estimate && {
      de: estimate.earliest.toString(),
      ate: estimate.latest?.toString() ?? null,
      exemplares: estimate.copies,
      exemplares_em_atraso: estimate.overdueCopies,
      na_frente: estimate.ahead,
    }
  );
}

function stateOf(hold: OpenHold, today: Temporal.PlainDate): PresentedHold['situacao'] {
  if (hold.released) return 'liberada';
  return isSuspended(hold, today) ? 'suspensa' : 'na_fila';
}

function isSuspended({ suspendedUntil }: OpenHold, today: Temporal.PlainDate): boolean {
  return suspendedUntil !== null && Temporal.PlainDate.compare(today, suspendedUntil) <= 0;
}

/** Refusals for which the person would be passed over now. */
function standingAgainst({ patron, limits, now }: HoldTerms) {
  if (!patron) return [];
  return patronRefusals(patron, limits, civilDay(now)).filter((one) => one !== null);
}
