import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { recordEvent } from '../auth/index.ts';
import { readSettings, refuseBlocked } from '../institution/index.ts';
import { renewalTerm } from './renewal-term.ts';
import { findRegistration, writeRegistration } from './repository.ts';

interface RenewalDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Renews the registration by which the person is signed in: it is good for the term of the institution from today on;
 * from some days before its end, so that nobody goes on renewing.
 */
export function renewRegistration(deps: RenewalDeps): UseCase<typeof endpoints.renewRegistration> {
  const { db, clock } = deps;
  return async (_request, { person: { personId, loginId } }) => {
    const settings = await readSettings(db);
    if (settings.registrationMonths === 0) return refuse(403, 'RenovacaoNaoPermitida');
    return db.transaction().execute(async (trx) => {
      const registration = await findRegistration(trx, personId, loginId)
        // The lock puts two renewals at once one after the other.
        .forUpdate()
        .executeTakeFirst();
      if (!registration) return refuse(401, 'SessaoExpirada');
      if (registration.is_blocked) return refuseBlocked(registration.blocked_until);
      const { valid_until: validade } = registration;
      if (validade === null) return { status: 200, body: { validade } };
      const { opens, until, isOpen } = renewalTerm(validade, settings, clock.today());
      if (!isOpen) {
        return refuse(422, 'CadastroAindaValido', { validade, abertura: opens.toString() });
      }
      await writeRegistration(trx, loginId, until.toString());
      await recordEvent(trx, clock, { kind: 'registration-renewed', loginId });
      return { status: 200, body: { validade: until.toString() } };
    });
  };
}
