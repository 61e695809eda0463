import { endpoints } from '@estante/contract';
import type { Client } from './client.ts';
import type { Person } from './people.ts';
import type { ShelfCopy } from './site.ts';

type OpenLoan = { readonly codigo: number; readonly devolver_ate: string };

/** Lends at the desk. Returns the loan, or null where it is refused. */
export async function lend(
  desk: Client,
  { id: personId, loginId }: Pick<Person, 'id' | 'loginId'>,
  { barcode }: ShelfCopy,
): Promise<OpenLoan | null> {
  const body = { cod_login: loginId, codigo_barras: barcode };
  const reply = await desk.call(endpoints.lendAtDesk, { body });
  if (!reply.body || reply.body.situacao !== 'emprestado') return null;
  const { emprestimo: loan } = reply.body;
  desk.evidence.acknowledged('lent', { id: loan.codigo, person: personId });
  return loan;
}

/** Takes a copy back. Returns whether a loan ended. */
export async function takeBack(desk: Client, { barcode }: ShelfCopy): Promise<boolean> {
  const reply = await desk.call(endpoints.returnAtDesk, { body: { codigo_barras: barcode } });
  if (!reply.body || reply.body.situacao !== 'devolvido') return false;
  desk.evidence.acknowledged('returned', { id: reply.body.emprestimo.codigo });
  return true;
}

/** Renews a loan. Returns the new due day, or null where it is refused. */
export async function renew(reader: Client, loanId: number): Promise<string | null> {
  const reply = await reader.call(endpoints.renewLoans, { body: { emprestimos: [loanId] } });
  const [result] = reply.body?.resultados ?? [];
  if (result?.situacao !== 'renovado') return null;
  reader.evidence.acknowledged('renewed', { id: loanId, person: reader.person.id });
  return result.emprestimo.devolver_ate;
}

/** Places a hold. Returns it as answered, or null where it is refused. */
export async function place(reader: Client, { titleId, libraryId }: ShelfCopy) {
  const body = {
    cod_acervo: titleId,
    biblioteca: libraryId,
    volume: '',
    tomo: '',
    parte: '',
    material_adicional: '',
    localizacao: null,
  };
  const reply = await reader.call(endpoints.placeHold, { body });
  if (!reply.body) return null;
  const { codigo: id } = reply.body;
  reader.evidence.acknowledged('placed', { id, person: reader.person.id });
  return reply.body;
}

export async function cancel(reader: Client, holdId: number): Promise<void> {
  const reply = await reader.call(endpoints.cancelHolds, { body: { reservas: [holdId] } });
  if (reply.body && reply.body.canceladas.includes(holdId))
    reader.evidence.acknowledged('cancelled', { id: holdId, person: reader.person.id });
}

export async function suspend(reader: Client, holdId: number): Promise<void> {
  const ate = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const reply = await reader.call(endpoints.suspendHold, {
    params: { id: String(holdId) },
    body: { ate },
  });
  if (reply.body)
    reader.evidence.acknowledged('suspended', { id: holdId, person: reader.person.id, word: ate });
}

/** Asks for a title to be brought from one library to another; the request's number, or null. */
export async function request(
  reader: Client,
  { titleId, libraryId }: ShelfCopy,
  receivingId: number,
): Promise<number | null> {
  const body = {
    biblioteca_origem: libraryId,
    biblioteca_recebimento: receivingId,
    volume: '',
    tomo: '',
    parte: '',
    material_adicional: '',
    telefone: '11 5555-0100',
    email: `${reader.person.mark}@example.org`,
    cod_local_recebimento: 0,
    pessoa_autorizada: null,
    domicilio: false,
    recebimento_textual: '',
  };
  const reply = await reader.call(endpoints.makeLoanRequest, {
    params: { id: String(titleId) },
    body,
  });
  if (!reply.body) return null;
  const { codigo: id } = reply.body;
  reader.evidence.acknowledged('requested', { id, person: reader.person.id });
  return id;
}

export async function withdraw(reader: Client, requestId: number): Promise<void> {
  const reply = await reader.call(endpoints.cancelLoanRequest, {
    params: { id: String(requestId) },
  });
  if (reply.body)
    reader.evidence.acknowledged('withdrawn', { id: requestId, person: reader.person.id });
}

export async function comment(reader: Client, { titleId }: ShelfCopy): Promise<void> {
  const conteudo = `De ${reader.person.mark}: ${crypto.randomUUID()}`;
  const call = { params: { id: String(titleId) }, body: { conteudo } };
  const reply = await reader.call(endpoints.writeTitleComment, call);
  if (reply.body)
    reader.evidence.acknowledged('commented', {
      id: reply.body.codigo,
      person: reader.person.id,
      word: conteudo,
    });
}
