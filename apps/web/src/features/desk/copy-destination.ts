import type { Translate } from '@estante/phrases/translator';
import type { ShelfLabel } from './desk-entry.ts';
import type { Output } from '../../api/api.ts';

/** Answer of the desk for a returned copy; among copies that share a bar code one was chosen before. */
export type ReturnResult = Exclude<Output<'returnAtDesk'>, { situacao: 'varios' }>;
export type LoanReturn = Extract<ReturnResult, { situacao: 'devolvido' }>;
export type CopyReceipt = Exclude<ReturnResult, LoanReturn>;
type Copy = CopyReceipt['exemplar'];
type Destination = NonNullable<LoanReturn['destino']>;

/** Tells where the copy goes from the desk, and for whom; nothing if it goes nowhere. */
export function goesTo(
  destination: Destination | null,
  copy: Copy | null,
  t: Translate,
): readonly string[] {
  switch (destination?.tipo) {
    case undefined:
      return [];
    case 'estante': {
      const place = [copy?.localizacao, copy?.numero_chamada].filter(Boolean).join(' · ');
      return [place === '' ? t('desk.toShelf') : t('desk.toShelfAt', { place })];
    }
    case 'reserva': {
      const { retirar_ate: day, para } = destination;
      const { nome_pessoa: name, solicitacao: id } = para;
      return [
        id === null
          ? t('desk.toHoldShelfOf', { day, name })
          : t('desk.toRequestShelf', { day, name, id }),
      ];
    }
    case 'transito': {
      const { desc_biblioteca: library, para } = destination;
      const awaited = para ? [t('desk.awaitedBy', { name: para.nome_pessoa })] : [];
      return [t('desk.toLibrary', { library }), ...awaited];
    }
  }
}

/** Makes the label for a copy that is set aside for a reader; null for any other. */
export function labelOf(destination: Destination | null, copy: Copy | null): ShelfLabel | null {
  if (destination?.tipo !== 'reserva' || !copy) return null;
  const { para, retirar_ate: day } = destination;
  const number = para.solicitacao === null ? `R-${para.reserva}` : `SE-${para.solicitacao}`;
  const { titulo: title, codigo_barras: barcode } = copy;
  return { name: para.nome_pessoa, number, title, barcode, day };
}
