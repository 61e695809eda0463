import type { endpoints } from '@estante/contract';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { readException } from '../exceptions/index.ts';
import { declareLost, presentLateness, renewAndTell, returnCopy } from '../loans/index.ts';
import type { DeskDeps } from './desk-deps.ts';
import { findDeskLibrary } from './desk-library.ts';
import { findPatron } from './desk-patron-repository.ts';
import { isLoanSeenBy } from './desk-repository.ts';
import { lendAndTell, presentSeveral, refuseUnknown } from './tell-act.ts';
import { tellReceived, tellReturned } from './tell-return.ts';

export function lendAtDesk({ db, clock }: DeskDeps): UseCase<typeof endpoints.lendAtDesk> {
  return async ({ body }, { person, language }) => {
    const sight = { db, loginId: person.loginId, language };
    const library = await findDeskLibrary(sight, body.cod_biblioteca);
    if (!library) return refuse(404, 'NaoEncontrado');
    const asked = await readException(db, body.excecao, { loginId: person.loginId, language });
    if ('refusal' in asked) return asked;
    const command = {
      barcode: body.codigo_barras,
      copyId: body.cod_exemplar,
      libraryId: library.id,
      loginId: body.cod_login,
      lentBy: person.loginId,
      at: clock.now(),
      language,
      exception: asked.exception,
    };
    return lendAndTell(db, command, language);
  };
}

export function returnAtDesk({ db, clock }: DeskDeps): UseCase<typeof endpoints.returnAtDesk> {
  return async ({ body }, { person: { loginId }, language }) => {
    const library = await findDeskLibrary({ db, loginId, language }, body.cod_biblioteca);
    if (!library) return refuse(404, 'NaoEncontrado');
    const barcode = body.codigo_barras;
    const at = clock.now();
    const command = {
      barcode,
      copyId: body.cod_exemplar,
      libraryId: library.id,
      returnedBy: loginId,
      at,
      language,
    };
    const outcome = await db.transaction().execute((trx) => returnCopy(trx, command));
    switch (outcome.kind) {
      case 'unknown-copy':
        return refuseUnknown(barcode);
      case 'ambiguous':
        return { status: 200, body: presentSeveral(outcome.copies) };
      case 'not-on-loan':
      case 'received':
        return { status: 200, body: await tellReceived(db, outcome, language) };
      case 'returned': {
        const taker = { loginId, library: library.name, at, language };
        return { status: 200, body: await tellReturned(db, outcome, taker) };
      }
    }
  };
}

export function renewAtDesk({ db, clock }: DeskDeps): UseCase<typeof endpoints.renewAtDesk> {
  return async ({ body }, { person: { loginId }, language }) => {
    const patron = await findPatron(db, body.cod_login, language);
    if (!patron) return refuse(404, 'LeitorNaoEncontrado');
    const { personId } = patron;
    const command = { personId, madeBy: 'staff', renewedBy: loginId, at: clock.now() } as const;
    return renewAndTell(db, body.emprestimos, command, language);
  };
}

export function declareLoanLost({
  db,
  clock,
}: DeskDeps): UseCase<typeof endpoints.declareLoanLost> {
  return async ({ body }, { person: { loginId }, language }) => {
    const { emprestimo, valor_centavos, cod_biblioteca } = body;
    const library = await findDeskLibrary({ db, loginId, language }, cod_biblioteca);
    const isSeen = await isLoanSeenBy(db, emprestimo, loginId);
    if (!library || !isSeen) return refuse(404, 'NaoEncontrado');
    const command = {
      loanId: emprestimo,
      libraryId: library.id,
      declaredBy: loginId,
      price: valor_centavos,
      at: clock.now(),
    };
    const lost = await db.transaction().execute((trx) => declareLost(trx, command));
    if (!lost) return refuse(404, 'NaoEncontrado');
    return {
      status: 200,
      body: { codigo: lost.loan.id, atraso: presentLateness(lost.lateness), valor_centavos },
    };
  };
}
