import { mostOpenRequests, requestFilters, requestStates, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { refuseKind } from './kinds-on.ts';
import { presentRequest } from './present-request.ts';
import { countOpen, countOwn, findContact } from './repository.ts';
import { findOwnRequests } from './request-rows.ts';
import { storedKind, storedState } from './wire-names.ts';

export function listRequests(db: Db): UseCase<typeof endpoints.listRequests> {
  return async (
    { params: { type }, query: { status } },
    { person: { personId, loginId }, language },
  ) => {
    const kind = storedKind[type];
    const off = await refuseKind(db, kind);
    if (off) return off;
    const state = status === 'todas' ? null : storedState[status];
    const [rows, counts, open, contact] = await Promise.all([
      findOwnRequests(db, { personId, kind, state }, language),
      countOwn(db, { personId, kind }),
      countOpen(db, personId),
      findContact(db, loginId),
    ]);
    if (!contact) return refuse(401, 'SessaoExpirada');
    const totalOf = (one: (typeof requestStates)[number]) => counts.get(storedState[one]) ?? 0;
    const all = requestStates.reduce((sum, one) => sum + totalOf(one), 0);
    return {
      status: 200,
      body: {
        solicitacoes: rows.map(presentRequest),
        contagem: requestFilters.map((situacao) => ({
          situacao,
          total: situacao === 'todas' ? all : totalOf(situacao),
        })),
        abertas: open,
        limite: mostOpenRequests,
        email: contact.emails.join('; '),
        cod_biblioteca: contact.libraryId,
      },
    };
  };
}
