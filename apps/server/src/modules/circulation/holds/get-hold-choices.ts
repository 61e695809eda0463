import type { endpoints, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { presentRefusals } from '../refusals/index.ts';
import { civilDay } from '../rules/index.ts';
import { copiesForHolds, copiesToLend, countFree } from './copies-for-holds.ts';
import { estimateFor } from './hold-estimates.ts';
import { keysOf } from './hold-keys.ts';
import { presentKey, presentHeldTitle, readHoldNames, type HoldNames } from './hold-places.ts';
import {
  decidePlacing,
  ruleLookupOf,
  readAwaitedTitle,
  readHoldTerms,
  type AwaitedTitle,
  type HoldTerms,
} from './hold-situation.ts';
import { isSameQueue, type HoldKey } from './matching.ts';
import { presentEstimate } from './present-hold.ts';

export interface HoldDeps {
  readonly db: Db;
  readonly clock: Clock;
}

type Choice = Success<typeof endpoints.getHoldChoices>['opcoes'][number];

/** Tells the choices for a hold; the number of those who wait to everybody, their names to nobody. */
export function getHoldChoices({ db, clock }: HoldDeps): UseCase<typeof endpoints.getHoldChoices> {
  return ({ params: { id } }, { person, language }) =>
    tellHoldChoices({ db, clock }, id, { loginId: person?.loginId ?? null, language });
}

/** Tells which parts of a title may be waited for, by one person or by anybody. */
export async function tellHoldChoices(
  { db, clock }: HoldDeps,
  id: number,
  { loginId, language }: { readonly loginId: number | null; readonly language: Language },
): Promise<
  Refusal | { readonly status: 200; readonly body: Success<typeof endpoints.getHoldChoices> }
> {
  const names = await readHoldNames(db, id, language);
  if (!names.isThere) return refuse(404, 'AcervoNaoEncontrado', { id });
  const [terms, awaited] = await Promise.all([
    readHoldTerms(db, loginId, clock.now()),
    readAwaitedTitle(db, id),
  ]);
  const known = awaited.copies.filter(({ state }) => state !== 'withdrawn');
  const opcoes = keysOf(known).map((key) =>
    presentChoice(key, { terms, awaited, names, language }),
  );
  const today = civilDay(terms.now);
  const ate = today.add({ days: terms.limits.holdDays }).toString();
  return {
    status: 200,
    body: {
      acervo: presentHeldTitle(id, names),
      necessaria: { de: today.toString(), ate },
      opcoes: opcoes.toSorted(byPlace),
    },
  };
}

interface ChoiceSight {
  readonly terms: HoldTerms;
  readonly awaited: AwaitedTitle;
  readonly names: HoldNames;
  readonly language: Language;
}

function presentChoice(key: HoldKey, { terms, awaited, names, language }: ChoiceSight): Choice {
  const { patron } = terms;
  // They are there for any caller; whether this person may wait for them is said apart.
  const anybody = ruleLookupOf({ ...terms, patron: null });
  const copies = copiesToLend(anybody, awaited.copies, key);
  const forHolds = copiesForHolds(anybody, awaited.copies, key);
  const queue = awaited.holds.filter((hold) => hold.released === null && isSameQueue(hold, key));
  const decision = patron && decidePlacing({ ...terms, patron }, awaited, key);
  const free = countFree(copies);
  return {
    ...presentKey(key, names),
    exemplares: copies.length,
    disponiveis: free,
    na_fila: queue.length,
    previsao: presentEstimate(estimateFor(terms, awaited, key, queue)),
    pode_reservar: decision ? decision.isAllowed : forHolds.length > 0 && free === 0,
    motivos: decision && !decision.isAllowed ? presentRefusals(decision.refusals, language) : [],
  };
}

/** Compares as a reader counts: libraries by name, v. 2 before v. 10; any shelf before one. */
const { compare } = new Intl.Collator('pt', { numeric: true });

function byPlace(one: Choice, other: Choice): number {
  return (
    compare(one.desc_biblioteca, other.desc_biblioteca) ||
    compare(one.volume, other.volume) ||
    compare(one.tomo, other.tomo) ||
    compare(one.parte, other.parte) ||
    compare(one.material_adicional, other.material_adicional) ||
    compare(one.localizacao?.desc_localizacao ?? '', other.localizacao?.desc_localizacao ?? '')
  );
}
