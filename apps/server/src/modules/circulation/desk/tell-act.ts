import type { endpoints, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import {
  lendCopy,
  presentLoans,
  readLoan,
  type LendCommand,
  type LendOutcome,
  type ScannedCopy,
  type Destination,
} from '../loans/index.ts';
import { refuseByRules } from '../refusals/index.ts';
import { findBorrower, findLibraryName } from './desk-repository.ts';

type LendAnswer = Success<typeof endpoints.lendAtDesk>;
type DestinationBody = Extract<
  Success<typeof endpoints.returnAtKiosk>,
  { situacao: 'recebido' }
>['destino'];

/** Lends, and says what became of it. */
export async function lendAndTell(
  db: Db,
  command: LendCommand,
  language: Language,
): Promise<{ readonly status: 200; readonly body: LendAnswer } | Refusal> {
  const outcome = await db.transaction().execute((trx) => lendCopy(trx, command));
  switch (outcome.kind) {
    case 'unknown-copy':
      return refuseUnknown(command.barcode);
    case 'of-others':
      return refuse(403, 'ExcecaoDeOutraUnidade');
    case 'no-patron':
      return refuse(404, 'LeitorNaoEncontrado');
    case 'ambiguous':
      return { status: 200, body: presentSeveral(outcome.copies) };
    case 'refused':
      return {
        ...refuseByRules('EmprestimoRecusado', outcome.refusals, language),
        values: await refusedValues(db, command, outcome),
      };
    case 'lent': {
      const loan = await readLoan(db, outcome.loanId);
      const shown = { db, language, now: command.at, details: false };
      const [emprestimo] = await presentLoans(loan ? [loan] : [], shown);
      // Given back within the same moment.
      if (!emprestimo) return refuse(409, 'SituacaoMudou');
      return { status: 200, body: { situacao: 'emprestado', emprestimo } };
    }
  }
}

export function refuseUnknown(codigo: string): Refusal {
  return refuse(404, 'ExemplarNaoEncontrado', { codigo });
}

/** Values of a refusal: the copy that was not lent and, for staff of its unit, the person who has it. */
async function refusedValues(
  db: Db,
  { lentBy }: Pick<LendCommand, 'lentBy'>,
  { copy, refusals }: Extract<LendOutcome, { kind: 'refused' }>,
) {
  const isOut = refusals.some(({ reason }) => reason === 'on-loan');
  const borrower = isOut && lentBy !== null ? await findBorrower(db, copy.id, lentBy) : null;
  return {
    titulo: copy.title,
    codigo_barras: copy.barcode,
    ...(borrower && { nome_pessoa: borrower.name, cod_login: borrower.loginId }),
  };
}

export function presentSeveral(copies: readonly ScannedCopy[]) {
  return { situacao: 'varios' as const, exemplares: copies.map(presentScanned) };
}

export function presentScanned(copy: ScannedCopy) {
  return {
    cod_exemplar: copy.id,
    codigo_barras: copy.barcode,
    cod_acervo: copy.titleId,
    titulo: copy.title,
    cod_biblioteca: copy.libraryId,
    desc_biblioteca: copy.library,
    numero_chamada: copy.callNumber,
    localizacao: copy.location,
  };
}

/** Place to which a copy that came in goes. */
export async function presentDestination(
  db: Db,
  destination: Destination,
  language: Language,
): Promise<DestinationBody> {
  switch (destination.kind) {
    case 'shelf':
      return { tipo: 'estante' };
    case 'held':
    case 'requested':
      return { tipo: 'reserva', retirar_ate: destination.pickupUntil.toString() };
    case 'in-transit':
      return {
        tipo: 'transito',
        cod_biblioteca: destination.toLibraryId,
        desc_biblioteca: await findLibraryName(db, destination.toLibraryId, language),
      };
  }
}
