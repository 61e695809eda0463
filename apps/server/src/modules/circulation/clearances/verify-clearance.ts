import type { ClearanceState, endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { firstNameAndInitial } from '../../patrons/index.ts';
import { findByCode, type ClearanceStanding } from './repository.ts';
import { foldVerificationCode } from './verification-code.ts';

export const wireStanding = {
  valid: 'valida',
  expired: 'expirada',
  revoked: 'revogada',
} as const satisfies Readonly<Record<ClearanceStanding, ClearanceState>>;

/**
 * Verifies a clearance: anybody who has the code is told how it stands, and of its person the first name and an
 * initial.
 */
export function verifyClearance({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): UseCase<typeof endpoints.verifyClearance> {
  return async ({ params: { codigo } }, { language }) => {
    const today = clock.today().toString();
    const code = foldVerificationCode(codigo);
    const found = await findByCode({ db, language }, code, today);
    if (!found) return refuse(404, 'NaoEncontrado');
    return {
      status: 200,
      body: {
        situacao: wireStanding[found.standing],
        codigo_verificacao: code,
        nome: found.shown_name ?? firstNameAndInitial(found.name),
        desc_biblioteca: found.library,
        emitida_em: found.madeOn,
        valida_ate: found.validUntil,
      },
    };
  };
}
