import type { endpoints, LoanRequestEnder, LoanRequestState, Success } from '@estante/contract';
import type { LoanRequestState as StoredState } from '@estante/database';
import type { RequestRow } from './request-rows.ts';

export const wireState = {
  waiting: 'aguardando',
  'in-transit': 'em-transito',
  available: 'disponivel',
  finished: 'finalizada',
  'not-finished': 'nao-finalizada',
} as const satisfies Readonly<Record<StoredState, LoanRequestState>>;

export const storedState = {
  aguardando: 'waiting',
  'em-transito': 'in-transit',
  disponivel: 'available',
  finalizada: 'finished',
  'nao-finalizada': 'not-finished',
} as const satisfies Readonly<Record<LoanRequestState, StoredState>>;

const wireEnder = {
  patron: 'pessoa',
  staff: 'biblioteca',
  'not-fetched': 'nao-retirada',
} as const satisfies Readonly<Record<NonNullable<RequestRow['ended_by']>, LoanRequestEnder>>;

export function presentRequest(row: RequestRow): Success<typeof endpoints.makeLoanRequest> {
  return {
    codigo: row.id,
    cod_acervo: row.title_id,
    titulo: row.title,
    rota: row.known_title === null ? null : `/acervo/${row.known_title}`,
    situacao: wireState[row.state],
    removida: row.removed_at !== null,
    volume: row.volume,
    tomo: row.tome,
    parte: row.part,
    material_adicional: row.additional_material,
    biblioteca_origem: { cod_biblioteca: row.origin_library_id, desc_biblioteca: row.origin },
    biblioteca_recebimento: {
      cod_biblioteca: row.receiving_library_id,
      desc_biblioteca: row.receiving,
    },
    local_recebimento: row.service_point,
    telefone: row.phone,
    email: row.email,
    pessoa_autorizada: row.authorised_person,
    domicilio: row.is_home_delivery,
    recebimento_textual: row.address,
    solicitado_em: row.requested_at.toISOString(),
    previsao: row.expected_on,
    enviado_em: row.sent_at?.toISOString() ?? null,
    disponivel_em: row.available_at?.toISOString() ?? null,
    retirar_ate: row.pickup_until,
    encerrado_em: row.ended_at?.toISOString() ?? null,
    encerrado_por: row.ended_by && wireEnder[row.ended_by],
    motivo: row.end_reason,
  };
}
