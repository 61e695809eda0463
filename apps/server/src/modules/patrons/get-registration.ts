import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { readSettings } from '../institution/index.ts';
import { renewalTerm } from './renewal-term.ts';
import { findCategoryName, findRegistration } from './repository.ts';

interface RegistrationDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function getRegistration({
  db,
  clock,
}: RegistrationDeps): UseCase<typeof endpoints.getRegistration> {
  return async (_request, { person: { personId, loginId }, language }) => {
    const registration = await findRegistration(db, personId, loginId).executeTakeFirst();
    if (!registration) return refuse(401, 'SessaoExpirada');
    const { valid_until: validade, is_blocked: isBlocked } = registration;
    const settings = await readSettings(db);
    const today = clock.today();
    const vencido = validade !== null && validade < today.toString();
    const categoria = await findCategoryName(db, { personId, loginId }, language);
    const body = { validade, vencido, renovada_ate: null, categoria };
    if (validade === null || isBlocked || settings.registrationMonths === 0) {
      return { status: 200, body };
    }
    const { isOpen, until } = renewalTerm(validade, settings, today);
    return { status: 200, body: { ...body, renovada_ate: isOpen ? until.toString() : null } };
  };
}
