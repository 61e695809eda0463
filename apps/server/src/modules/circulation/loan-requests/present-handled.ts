import type { Sight } from '../../staff-access/index.ts';
import { findFitting, presentFitting } from './fitting-copies.ts';
import { presentRequest } from './present-request.ts';
import type { HandledRow } from './request-rows.ts';

/** Acts of the asker's on a request: the origin sends it or says no; where it is received, that it came, or that nobody wants it. */
export function actsOf({ state, sends, receives }: HandledRow) {
  return {
    pode_enviar: state === 'waiting' && sends,
    pode_receber: state === 'in-transit' && receives,
    pode_encerrar: (state === 'waiting' && sends) || (state === 'available' && receives),
  };
}

/** Requests as staff see them, with what the asker may do to each and the copies that may be sent. */
export async function presentAll({ db, language }: Sight, rows: readonly HandledRow[]) {
  const toSend = rows.filter((row) => actsOf(row).pode_enviar);
  const copies = await findFitting(
    db,
    toSend.map(({ id }) => id),
    language,
  );
  return rows.map((row) => ({
    ...presentRequest(row),
    nome_pessoa: row.person,
    codigo_barras: row.barcode,
    exemplares: presentFitting(copies, row.id),
    ...actsOf(row),
  }));
}
