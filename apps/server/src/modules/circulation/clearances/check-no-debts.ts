import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { readCirculationSettings, readPatron, type Patron } from '../facts/index.ts';
import { presentRefusals } from '../refusals/index.ts';
import { decideDeclaration, type DeclarationFacts } from '../rules/index.ts';
import { findLibraryName } from './repository.ts';

/** Loans and debts are the person's, whichever link they came by. */
export function declarationFacts(patron: Patron): DeclarationFacts {
  return {
    loanIds: patron.openLoanIds,
    balance: patron.balance,
    holdIds: patron.openHoldIds,
    requestIds: patron.openRequestIds,
  };
}

/** What stands against it now; it is looked at anew when it is made. */
export function checkNoDebts({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): UseCase<typeof endpoints.checkNoDebts> {
  return async (_request, { person: { loginId }, language }) => {
    const [patron, { declarationDays }] = await Promise.all([
      readPatron(db, loginId, clock.now()),
      readCirculationSettings(db),
    ]);
    if (!patron) return refuse(401, 'SessaoExpirada');
    const decision = decideDeclaration(declarationFacts(patron));
    return {
      status: 200,
      body: {
        pode_emitir: decision.isAllowed,
        pendencias: decision.isAllowed ? [] : presentRefusals(decision.refusals, language),
        cod_biblioteca: patron.libraryId,
        desc_biblioteca: await findLibraryName(db, patron.libraryId, language),
        dias_validade: declarationDays,
      },
    };
  };
}
