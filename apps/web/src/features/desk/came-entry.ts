import type { Translate } from '@estante/phrases/translator';
import type { Output } from '../../api/api.ts';
import {
  latenessWords,
  namesOf,
  none,
  titleOf,
  type DeskEntry,
  type ShelfLabel,
} from './desk-entry.ts';

type ReturnResult = Exclude<Output<'returnAtDesk'>, { situacao: 'varios' }>;
type LoanReturn = Extract<ReturnResult, { situacao: 'devolvido' }>;
type Receiving = Exclude<ReturnResult, LoanReturn>;
type Destination = NonNullable<LoanReturn['destino']>;
type Copy = Receiving['exemplar'];

/** Writes the entry for a copy that came back at the desk: what it is, for whom, and where it goes. */
export function cameEntry(came: ReturnResult, t: Translate): DeskEntry {
  return came.situacao === 'devolvido' ? returnedEntry(came, t) : receivedEntry(came, t);
}

function returnedEntry(came: LoanReturn, t: Translate): DeskEntry {
  const { emprestimo: loan, exemplar, destino, nome_pessoa: name } = came;
  const cost = latenessWords(came.atraso, t);
  const title = titleOf(loan);
  const reader = { login: came.cod_login, name };
  const at = t('desk.takenBack', {
    at: came.devolvido_em,
    library: came.desc_biblioteca,
    name: came.operador,
  });
  return {
    ...none,
    tone: cost.length === 0 ? 'success' : 'warning',
    title: t('desk.returned', { title }),
    lines: [t('desk.hadIt', { name }), ...cost, ...goesTo(destino, exemplar, t)],
    receipt: {
      reader,
      act: 'returned',
      title,
      ...namesOf(loan),
      facts: [
        at,
        ...cost,
        // The reader who waits for it is no matter of the one who had it.
        ...(destino?.tipo === 'reserva'
          ? [t('desk.toHoldShelf', { day: destino.retirar_ate })]
          : []),
      ],
    },
    label: labelOf(destino, exemplar),
  };
}

/** Writes the entry for a copy that nobody had on loan. */
function receivedEntry(came: Receiving, t: Translate): DeskEntry {
  const { estava: was, exemplar, destino } = came;
  const title = exemplar.titulo;
  const isOnItsWay = was === 'em_transito' && destino.tipo === 'transito';
  const isExpected = was === 'em_transito' || was === 'emprestado';
  const loss = came.situacao === 'recebido' ? came.perda : null;
  const hasPlace = was !== 'baixado' && was !== 'em_preparo' && was !== 'danificado';
  return {
    ...none,
    tone: isExpected ? 'success' : 'warning',
    title: isOnItsWay ? t('desk.onItsWay', { title }) : t(`desk.came.${was}`, { title }),
    lines: [
      ...hintOf(was, t),
      ...(loss ? lossWords(loss, t) : []),
      ...(hasPlace || destino.tipo !== 'estante' ? goesTo(destino, exemplar, t) : []),
    ],
    label: labelOf(destino, exemplar),
    debtor:
      loss && loss.valor_centavos > 0 ? { login: loss.cod_login, name: loss.nome_pessoa } : null,
  };
}

function hintOf(was: Receiving['estava'], t: Translate): readonly string[] {
  switch (was) {
    case 'emprestado':
    case 'perdido':
    case 'baixado':
    case 'em_preparo':
    case 'danificado':
      return [t(`desk.cameHint.${was}`)];
    case 'na_estante':
    case 'reservado':
    case 'em_transito':
    case 'consulta_local':
    case 'devolucao_alegada':
      return [];
  }
}

type Loss = NonNullable<Extract<ReturnResult, { situacao: 'recebido' }>['perda']>;

function lossWords(loss: Loss, t: Translate): readonly string[] {
  const { declarada_em: at, nome_pessoa: name, valor_centavos: sum, devido_centavos: due } = loss;
  const paid = due > 0 ? t('desk.lossOwed', { sum, due }) : t('desk.lossPaid', { sum });
  return [t('desk.loss', { at, name }), ...(sum > 0 ? [paid] : [])];
}

function goesTo(
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

function labelOf(destination: Destination | null, copy: Copy | null): ShelfLabel | null {
  if (destination?.tipo !== 'reserva' || !copy) return null;
  const { para, retirar_ate: day } = destination;
  const number = para.solicitacao === null ? `R-${para.reserva}` : `SE-${para.solicitacao}`;
  const { titulo: title, codigo_barras: barcode } = copy;
  return { name: para.nome_pessoa, number, title, barcode, day };
}
