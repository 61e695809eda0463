import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { Temporal } from 'temporal-polyfill';
import { refuse } from '../../http/refusal.ts';
import type { UseCase } from '../../http/register-endpoint.ts';
import type { Clock } from '../../platform/clock.ts';
import { recordEvent } from '../auth/index.ts';
import { readSettings, refuseBlocked } from '../institution/index.ts';
import { holdRegistration, writeRegistration } from './repository.ts';

interface RenewalDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * The registration by which the person is signed in is good for the term of the institution from
 * today on; from some days before its end, so that nobody goes on renewing.
 */
export function renewRegistration(deps: RenewalDeps): UseCase<typeof endpoints.renewRegistration> {
  const { db, clock } = deps;
  return async (_request, { person: { personId, loginId } }) => {
    const settings = await readSettings(db);
    const { registrationMonths: months, registrationWindow: window } = settings;
    if (months === 0) return refuse(403, 'RenovacaoNaoPermitida');
    return db.transaction().execute(async (trx) => {
      const registration = await holdRegistration(trx, personId, loginId);
      if (!registration) return refuse(401, 'SessaoExpirada');
      if (registration.is_blocked) return refuseBlocked(trx);
      const { valid_until: validade } = registration;
      if (validade === null) return { status: 200, body: { validade } };
      const until = clock.today().add({ months });
      const opens = opensOn(Temporal.PlainDate.from(validade), { months, window });
      if (Temporal.PlainDate.compare(clock.today(), opens) < 0) {
        return refuse(422, 'CadastroAindaValido', { validade, abertura: opens.toString() });
      }
      await writeRegistration(trx, loginId, until.toString());
      await recordEvent(trx, clock, { kind: 'registration-renewed', loginId });
      return { status: 200, body: { validade: until.toString() } };
    });
  };
}

/** Days before its end, but never on the day of the last renewal. */
function opensOn(
  validUntil: Temporal.PlainDate,
  { months, window }: { readonly months: number; readonly window: number },
): Temporal.PlainDate {
  const early = validUntil.subtract({ days: window });
  const dayAfter = validUntil.subtract({ months }).add({ days: 1 });
  return Temporal.PlainDate.compare(early, dayAfter) > 0 ? early : dayAfter;
}
