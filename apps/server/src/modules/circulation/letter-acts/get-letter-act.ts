import type { endpoints, Success } from '@estante/contract';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { timeZone } from '../../../platform/clock.ts';
import { isActivityOn } from '../../institution/index.ts';
import { readCirculationSettings } from '../facts/index.ts';
import { findLetterAct } from '../notices/index.ts';
import {
  activityOf,
  findActHold,
  findLentTitles,
  wireActs,
  type ActDeps,
  type ActHold,
  type FoundAct,
} from './found-act.ts';

export function getLetterAct(deps: ActDeps): UseCase<typeof endpoints.getLetterAct> {
  const { db, clock } = deps;
  return async ({ params: { codigo } }) => {
    const found = await findLetterAct(deps, codigo);
    if (!found) return refuse(404, 'NaoEncontrado');
    const hold = found.holdId === null ? null : await findActHold(db, found);
    const titulos = hold
      ? [hold.title]
      : found.holdId === null
        ? await findLentTitles(db, found.personId)
        : [];
    const canBeDone = titulos.length > 0 && (await isActivityOn(db, activityOf(found.act)));
    const body = {
      ato: wireActs[found.act],
      situacao: standing(found, canBeDone, clock.now()),
      titulos: found.usedAt ? [] : [...titulos],
      valido_ate: lastDay(found),
      prolongar: hold && found.act === 'extend-hold' ? await presentDays(deps, hold) : null,
    };
    return { status: 200, body };
  };
}

function standing(
  { usedAt, expiresAt }: FoundAct,
  canBeDone: boolean,
  now: Temporal.Instant,
): Success<typeof endpoints.getLetterAct>['situacao'] {
  if (usedAt) return 'usado';
  if (expiresAt.getTime() <= now.epochMilliseconds) return 'vencido';
  return canBeDone ? 'pronto' : 'sem_efeito';
}

const lastDay = ({ expiresAt }: FoundAct) =>
  Temporal.Instant.fromEpochMilliseconds(expiresAt.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

async function presentDays({ db, clock }: ActDeps, { neededUntil }: ActHold) {
  const { holdDays } = await readCirculationSettings(db);
  return { atual: neededUntil, ate: clock.today().add({ days: holdDays }).toString() };
}
