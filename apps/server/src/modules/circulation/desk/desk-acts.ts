import type { endpoints } from '@estante/contract';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { dateOf } from '../facts/index.ts';
import {
  declareLost,
  presentLateness,
  presentLoans,
  renewAndTell,
  returnCopy,
  type ReturnOrder,
  type ReturnOutcome,
} from '../loans/index.ts';
import {
  findDeskLibrary,
  findLibraryName,
  findNameOfHold,
  findNameOfLogin,
  findPatron,
  isLoanSeenBy,
} from './desk-repository.ts';
import type { DeskDeps } from './find-patrons.ts';
import {
  lendAndTell,
  presentDestination,
  presentScanned,
  presentSeveral,
  refuseUnknown,
} from './tell-act.ts';

export function lendAtDesk({ db, clock }: DeskDeps): UseCase<typeof endpoints.lendAtDesk> {
  return async ({ body }, { person, language }) => {
    const order = {
      barcode: body.codigo_barras,
      copyId: body.cod_exemplar,
      libraryId: await findDeskLibrary(db, person.loginId),
      loginId: body.cod_login,
      lentBy: person.loginId,
      at: clock.now(),
    };
    return lendAndTell(db, order, language);
  };
}

export function returnAtDesk({ db, clock }: DeskDeps): UseCase<typeof endpoints.returnAtDesk> {
  return async ({ body }, { person, language }) => {
    const barcode = body.codigo_barras;
    const order = {
      barcode,
      copyId: body.cod_exemplar,
      libraryId: await findDeskLibrary(db, person.loginId),
      returnedBy: person.loginId,
      at: clock.now(),
    };
    const outcome = await db.transaction().execute((trx) => returnCopy(trx, order));
    switch (outcome.kind) {
      case 'unknown-copy':
        return refuseUnknown(barcode);
      case 'ambiguous':
        return { status: 200, body: presentSeveral(barcode, outcome.copies) };
      case 'not-on-loan':
        return {
          status: 200,
          body: { situacao: 'nao_emprestado', exemplar: presentScanned(barcode, outcome.copy) },
        };
      case 'received':
        return {
          status: 200,
          body: {
            situacao: 'recebido',
            exemplar: presentScanned(barcode, outcome.copy),
            destino: await presentDestination(db, outcome.settled),
          },
        };
      case 'returned': {
        const shown = { db, language, now: order.at, details: false };
        const [emprestimo] = await presentLoans([outcome.loan], shown);
        if (!emprestimo) throw new Error('a loan that was returned is not shown');
        const operador = await findNameOfLogin(db, person.loginId);
        return { status: 200, body: { ...(await told(db, outcome, order)), emprestimo, operador } };
      }
    }
  };
}

async function told(
  db: DeskDeps['db'],
  outcome: Extract<ReturnOutcome, { kind: 'returned' }>,
  { libraryId, at }: Pick<ReturnOrder, 'libraryId' | 'at'>,
) {
  const { loan, settled, lateness } = outcome;
  return {
    situacao: 'devolvido' as const,
    nome_pessoa: await findNameOfLogin(db, loan.loginId),
    cod_login: loan.loginId,
    atraso: presentLateness(lateness),
    destino: settled && (await presentDestination(db, settled)),
    reservado_para: settled?.kind === 'held' ? await findNameOfHold(db, settled.holdId) : null,
    devolvido_em: dateOf(at).toISOString(),
    desc_biblioteca: await findLibraryName(db, libraryId),
  };
}

export function renewAtDesk({ db, clock }: DeskDeps): UseCase<typeof endpoints.renewAtDesk> {
  return async ({ body }, { language }) => {
    const patron = await findPatron(db, body.cod_login);
    if (!patron) return refuse(404, 'LeitorNaoEncontrado');
    const order = { personId: patron.personId, madeBy: 'staff', at: clock.now() } as const;
    return renewAndTell(db, body.emprestimos, order, language);
  };
}

export function declareLoanLost({
  db,
  clock,
}: DeskDeps): UseCase<typeof endpoints.declareLoanLost> {
  return async ({ body: { emprestimo, valor_centavos } }, { person: { loginId } }) => {
    if (!(await isLoanSeenBy(db, emprestimo, loginId))) return refuse(404, 'NaoEncontrado');
    const order = {
      loanId: emprestimo,
      libraryId: await findDeskLibrary(db, loginId),
      declaredBy: loginId,
      price: valor_centavos,
      at: clock.now(),
    };
    const lost = await db.transaction().execute((trx) => declareLost(trx, order));
    if (!lost) return refuse(404, 'NaoEncontrado');
    return {
      status: 200,
      body: { codigo: lost.loan.id, atraso: presentLateness(lost.lateness), valor_centavos },
    };
  };
}
