import type { Translate } from '@estante/phrases/translator';
import type { Output } from '../../api/api.ts';
import { untilWords, type DeskEntry } from '../../features/desk/desk-entry.ts';

type ReturnResult = Exclude<Output<'returnAtKiosk'>, { situacao: 'varios' }>;
type Renewals = Output<'renewAtKiosk'>;
type Renewal = Renewals['resultados'][number];
type Destination = Extract<ReturnResult, { situacao: 'devolvido' }>['destino'];

const none = { lines: [], reasons: [], receipt: null } as const;

/** What came in, and where whoever gives it back lays it. */
export function cameEntry(came: ReturnResult, t: Translate): DeskEntry {
  if (came.situacao === 'nao_emprestado') {
    const title = t('desk.notOnLoan', { title: came.exemplar.titulo });
    return { ...none, tone: 'warning', title, lines: [t('kiosk.lay.desk')] };
  }
  const name = came.situacao === 'devolvido' ? came.titulo : came.exemplar.titulo;
  const words = came.situacao === 'devolvido' ? 'desk.returned' : 'desk.received';
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

/** What became of one loan that was to be renewed. */
export function renewedEntry(result: Renewal, t: Translate): DeskEntry {
  if (result.situacao === 'nao_encontrado') {
    return { ...none, tone: 'danger', title: t('kiosk.noLonger') };
  }
  const { emprestimo: loan } = result;
  const title = loan.acervo?.titulo ?? loan.codigo_barras;
  return result.situacao === 'renovado'
    ? {
        ...none,
        tone: 'success',
        title: t('kiosk.renewed', { title }),
        lines: [untilWords(loan, t)],
      }
    : {
        ...none,
        tone: 'danger',
        title: t('kiosk.notRenewed', { title }),
        lines: [untilWords(loan, t)],
        reasons: result.motivos,
      };
}

/** How many of several were renewed, over what became of each. */
export function renewedAllEntry({ renovados, recusados }: Renewals, t: Translate): DeskEntry {
  return {
    ...none,
    tone: recusados === 0 ? 'success' : 'warning',
    title: t('renewals.renewed', { count: renovados }),
    lines: recusados === 0 ? [] : [t('renewals.refused', { count: recusados })],
  };
}

export function notYoursEntry(barcode: string, t: Translate): DeskEntry {
  return { ...none, tone: 'danger', title: t('kiosk.notYours', { barcode }) };
}
