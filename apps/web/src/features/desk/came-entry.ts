import type { Translate } from '@estante/phrases/translator';
import { latenessWords, namesOf, none, titleOf, type DeskEntry } from './desk-entry.ts';
import {
  goesTo,
  labelOf,
  type LoanReturn,
  type CopyReceipt,
  type ReturnResult,
} from './copy-destination.ts';

/** Writes the log entry for a copy returned at the desk: what it is, who had it, and where it goes. */
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
        // The reader who waits for the copy is no concern of the one who returned it.
        ...(destino?.tipo === 'reserva'
          ? [t('desk.toHoldShelf', { day: destino.retirar_ate })]
          : []),
      ],
    },
    label: labelOf(destino, exemplar),
  };
}

/** Writes the entry for a copy that nobody had on loan. */
function receivedEntry(came: CopyReceipt, t: Translate): DeskEntry {
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

function hintOf(was: CopyReceipt['estava'], t: Translate): readonly string[] {
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
