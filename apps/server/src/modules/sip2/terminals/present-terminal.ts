import type { Sip2Right } from '@estante/contract';
import type { TerminalRow } from './edit-repository.ts';
import type { Place } from './place-repository.ts';

export function presentTerminal(row: TerminalRow) {
  return {
    codigo: row.id,
    usuario: row.login_name,
    instituicao: row.institution,
    cod_biblioteca: row.library_id,
    desc_biblioteca: row.library,
    ponto_atendimento: row.service_point_id,
    desc_ponto_atendimento: row.servicePoint,
    caracteres: row.character_set,
    exige_soma: row.asks_checksum,
    direitos: rightsOf(row),
    caixas: { estante: row.shelf_bin, reserva: row.hold_bin, transito: row.transit_bin },
    registro: { nome: row.setter, em: row.set_up_at.toISOString() },
    ultimo_uso: row.last_used_at?.toISOString() ?? null,
    revogacao: row.revoked_at && {
      nome: row.revoker,
      em: row.revoked_at.toISOString(),
      motivo: row.revoke_reason,
    },
  };
}

function rightsOf(row: TerminalRow): Sip2Right[] {
  const has: Readonly<Record<Sip2Right, boolean>> = {
    emprestar: row.may_lend,
    devolver: row.may_take_back,
    renovar: row.may_renew,
    receber: row.may_take_payments,
  };
  return (Object.keys(has) as Sip2Right[]).filter((right) => has[right]);
}

export function presentPlaces(places: readonly Place[]) {
  return [...Map.groupBy(places, ({ libraryId }) => libraryId)].map(([id, rows]) => ({
    cod_biblioteca: id,
    desc_biblioteca: rows[0]?.library ?? '',
    pontos: rows.flatMap(({ pointId, point }) =>
      pointId === null ? [] : [{ codigo: pointId, descricao: point ?? '' }],
    ),
  }));
}
