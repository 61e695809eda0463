import type { Translate } from '@estante/phrases/translator';
import type { Output } from '../../api/api.ts';
import { none, type DeskEntry } from '../../features/desk/desk-entry.ts';

type ReturnResult = Exclude<Output<'returnAtKiosk'>, { situacao: 'varios' }>;
type Destination = Extract<ReturnResult, { situacao: 'devolvido' }>['destino'];

/** Writes the entry for a returned copy, and where the patron should lay it. */
export function cameEntry(came: ReturnResult, t: Translate): DeskEntry {
  if (came.situacao === 'nao_emprestado') {
    const title = t('desk.came.na_estante', { title: came.exemplar.titulo });
    return { ...none, tone: 'warning', title, lines: [t('kiosk.lay.desk')] };
  }
  const name = came.situacao === 'devolvido' ? came.titulo : came.exemplar.titulo;
  const words = came.situacao === 'devolvido' ? 'desk.returned' : 'desk.came.emprestado';
  const title = t(words, { title: name });
  return { ...none, tone: 'success', title, lines: [layWords(came.destino, t)] };
}

function layWords(destination: Destination, t: Translate): string {
  switch (destination?.tipo) {
    case 'estante':
      return t('kiosk.lay.shelf');
    case 'reserva':
      return t('kiosk.lay.waited');
    case 'transito':
      return t('kiosk.lay.library', { library: destination.desc_biblioteca });
    case undefined:
      return t('kiosk.lay.desk');
  }
}

export function notYoursEntry(barcode: string, t: Translate): DeskEntry {
  return { ...none, tone: 'danger', title: t('kiosk.notYours', { barcode }) };
}
