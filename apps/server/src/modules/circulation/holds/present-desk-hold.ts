import type { DeskHoldState } from '@estante/contract';
import type { DeskRow } from './desk-repository.ts';
import { presentHeldTitle } from './hold-places.ts';

/** A hold as the staff see it on a day. */
export function presentDeskHold(row: DeskRow, situacao: DeskHoldState, today: string) {
  return {
    codigo: row.id,
    acervo: presentHeldTitle(row.title_id, { title: row.title, isThere: row.is_there }),
    cod_biblioteca: row.library_id,
    desc_biblioteca: row.library,
    volume: row.volume,
    tomo: row.tome,
    parte: row.part,
    material_adicional: row.additional_material,
    localizacao:
      row.location_id === null
        ? null
        : { cod_localizacao: row.location_id, desc_localizacao: row.location ?? '' },
    pessoa: { nome_pessoa: row.person, usuario: row.username },
    data_reserva: row.placed_at.toISOString(),
    situacao,
    codigo_barras: row.barcode ?? '',
    numero_chamada: row.call_number ?? '',
    data_liberacao: row.released_at?.toISOString() ?? null,
    retirar_ate: row.pickup_until,
    vencida: situacao === 'prateleira' && row.pickup_until !== null && row.pickup_until < today,
    suspensa_ate:
      row.suspended_until !== null && row.suspended_until >= today ? row.suspended_until : null,
    proxima: situacao === 'recolher' ? presentNext(row) : null,
  };
}

/**
 * The hold for which the copy stands on the hold shelf now, where that is somebody else's; else
 * null.
 */
export function presentNext(row: Pick<DeskRow, 'id' | 'next_id' | 'next_person' | 'next_until'>) {
  const { next_id, next_person, next_until } = row;
  if (next_id === null || next_id === row.id || next_until === null) return null;
  return { codigo: next_id, nome_pessoa: next_person ?? '', retirar_ate: next_until };
}
