import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readResultItems } from '../search/index.ts';
import { refuseKind } from './kinds-on.ts';
import type { RequestDeps } from './make-request.ts';
import { presentRequest } from './present-request.ts';
import { cancelOwn } from './repository.ts';
import { findOwnRequest, type RequestRow } from './request-rows.ts';

/** A request of a person's whose page is on, or why there is none. */
export async function ownRequest(
  db: Db,
  own: { readonly personId: number; readonly id: number },
  language: Language,
): Promise<RequestRow | Refusal> {
  const row = await findOwnRequest(db, own, language);
  if (!row) return refuse(404, 'NaoEncontrado');
  return (await refuseKind(db, row.kind)) ?? row;
}

export function cancelRequest({ db, clock }: RequestDeps): UseCase<typeof endpoints.cancelRequest> {
  return async ({ params: { id } }, { person: { personId }, language }) => {
    const row = await ownRequest(db, { personId, id }, language);
    if ('refusal' in row) return row;
    const at = new Date(clock.now().epochMilliseconds);
    if (!(await cancelOwn(db, personId, id, at))) return refuse(409, 'SituacaoMudou');
    const cancelled = await findOwnRequest(db, { personId, id }, language);
    return { status: 200, body: presentRequest(cancelled ?? row) };
  };
}

/** Lists titles in the order of the request's list; what has left the catalogue is left out. */
export function listRequestTitles(deps: RequestDeps): UseCase<typeof endpoints.listRequestTitles> {
  return async ({ params: { id } }, { person: { personId }, language }) => {
    const row = await ownRequest(deps.db, { personId, id }, language);
    if ('refusal' in row) return row;
    const ids = row.titles.map(({ cod_acervo }) => cod_acervo);
    const items = await readResultItems(deps, ids, language);
    return {
      status: 200,
      body: {
        solicitacao: presentRequest(row),
        titulos: ids.flatMap((one) => items.find(({ cod_acervo }) => cod_acervo === one) ?? []),
      },
    };
  };
}
