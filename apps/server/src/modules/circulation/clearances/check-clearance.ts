import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isOnlyAdministrator } from '../../staff-access/index.ts';
import {
  findOpenServices,
  readCirculationSettings,
  readPatron,
  type Patron,
} from '../facts/index.ts';
import { presentRefusals } from '../refusals/index.ts';
import { decideClearance, type ClearanceFacts } from '../rules/index.ts';
import { findLibraryName } from './repository.ts';

/**
 * Reads what may stand against a clearance: loans, debts and requests are the person's, whichever link they came by.
 */
export async function readClearanceFacts(db: Db, patron: Patron): Promise<ClearanceFacts> {
  return {
    loanIds: patron.openLoanIds,
    balance: patron.balance,
    holdIds: patron.openHoldIds,
    requestIds: patron.openRequestIds,
    services: await findOpenServices(db, patron.personId),
  };
}

/** Tells what stands against a declaration of no debts now; that is looked at anew when one is made. */
export function checkClearance({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): UseCase<typeof endpoints.checkClearance> {
  return async (_request, { person: { loginId }, language }) => {
    const [patron, { clearanceDays }, ultimo_administrador] = await Promise.all([
      readPatron(db, loginId, clock.now()),
      readCirculationSettings(db),
      isOnlyAdministrator(db, loginId),
    ]);
    if (!patron) return refuse(401, 'SessaoExpirada');
    const decision = decideClearance(await readClearanceFacts(db, patron));
    return {
      status: 200,
      body: {
        pode_emitir: decision.isAllowed && !ultimo_administrador,
        ultimo_administrador,
        pendencias: decision.isAllowed ? [] : presentRefusals(decision.refusals, language),
        cod_biblioteca: patron.libraryId,
        desc_biblioteca: await findLibraryName(db, patron.libraryId, language),
        dias_validade: clearanceDays,
      },
    };
  };
}
