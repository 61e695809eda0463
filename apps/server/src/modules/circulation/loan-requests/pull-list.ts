import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { findFitting, presentFitting, type FittingCopy } from './fitting-copies.ts';
import { presentRequest } from './present-request.ts';
import { findToSend, type HandledRow } from './request-rows.ts';

/** Lists copies to pull, in the order of the shelves; what has no copy there comes last. */
export function getPullList(db: Db): UseCase<typeof endpoints.getPullList> {
  return async (_request, { person: { loginId }, language }) => {
    const rows = await findToSend({ db, loginId, language });
    const copies = await findFitting(
      db,
      rows.map(({ id }) => id),
      language,
    );
    return {
      status: 200,
      body: { itens: inOrder(rows, copies).map((row) => present(row, copies)) },
    };
  };
}

function inOrder(rows: readonly HandledRow[], copies: readonly FittingCopy[]) {
  const placeOf = ({ id }: HandledRow) => {
    const at = copies.findIndex(({ requestId }) => requestId === id);
    return at < 0 ? copies.length : at;
  };
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function present(row: HandledRow, copies: readonly FittingCopy[]) {
  const request = presentRequest(row);
  const { codigo, titulo, volume, tomo, parte, material_adicional, solicitado_em } = request;
  return {
    codigo,
    titulo,
    volume,
    tomo,
    parte,
    material_adicional,
    solicitado_em,
    biblioteca_origem: request.biblioteca_origem,
    biblioteca_recebimento: request.biblioteca_recebimento,
    exemplares: presentFitting(copies, row.id),
  };
}
