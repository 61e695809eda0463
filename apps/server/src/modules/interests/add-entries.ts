import { interestsLimit as limite } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import { lockPerson } from '../patrons/index.ts';
import type { Interest } from './interest.ts';
import { countEntries, countInterests, upsertInterests } from './repository.ts';
import { refuseValidity, validityTerms } from './validity.ts';

export interface InterestDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Adds all of the entries, or none where they do not fit; what is there already runs to the new day. */
export async function addEntries(
  { db, clock }: InterestDeps,
  personId: number,
  entries: readonly Interest[],
  asked: string | undefined,
) {
  const validTo = asked ?? validityTerms(clock).validade_padrao;
  const refused = refuseValidity(clock, validTo);
  if (refused) return refused;
  return db.transaction().execute(async (trx) => {
    if (!(await lockPerson(trx, personId))) return refuse(401, 'SessaoExpirada');
    const total = await countInterests(trx, personId);
    const adicionados = entries.length - (await countEntries(trx, personId, entries));
    if (total + adicionados > limite) {
      return refuse(422, 'limite_perfil_excedido', { limite, total });
    }
    await upsertInterests(trx, personId, entries, daysOf(clock, validTo));
    return { total: total + adicionados, limite, adicionados };
  });
}

/** Gives the days of a profile: titles of today are told tomorrow, even those from before it was made. */
function daysOf(clock: Clock, validTo: string) {
  const today = clock.today();
  return {
    made_on: today.toString(),
    valid_to: validTo,
    looked_to: today.subtract({ days: 1 }).toString(),
  };
}
