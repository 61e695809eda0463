import type { Translate } from '@estante/phrases/translator';
import type { ApiFailure, Output } from '../../api/api.ts';
import { failureWords } from '../../api/failure-toast.ts';
import type { Reader, ReceiptLine } from './receipts.ts';

/** What became of one scan, as the desk reads it from afar. */
export interface DeskEntry {
  readonly tone: 'success' | 'warning' | 'danger';
  /** In a few words, large. */
  readonly title: string;
  readonly lines: readonly string[];
  readonly reasons: ApiFailure['motivos'];
  /** Of what was lent or taken back at the desk; null: it is on nobody's receipt. */
  readonly receipt: ReceiptLine | null;
}

export type Several = Extract<Output<'lendAtDesk'>, { situacao: 'varios' }>['exemplares'];
type LoanResult = Extract<Output<'lendAtDesk'>, { situacao: 'emprestado' }>;
type ReturnResult = Exclude<Output<'returnAtDesk'>, { situacao: 'varios' }>;

const none = { lines: [], reasons: [], receipt: null } as const;

/** Until when, of a day or an hour. */
export function untilWords(
  loan: { readonly devolver_ate: string; readonly devolver_as: string | null },
  t: Translate,
): string {
  return loan.devolver_as === null
    ? t('desk.until', { day: loan.devolver_ate })
    : t('desk.untilAt', { at: loan.devolver_as });
}

/** Without a reader it is on no receipt. */
export function lentEntry(
  { emprestimo: loan }: LoanResult,
  t: Translate,
  reader: Reader | null,
): DeskEntry {
  const title = loan.acervo?.titulo ?? loan.codigo_barras;
  const until = untilWords(loan, t);
  return {
    ...none,
    tone: 'success',
    title: t('desk.lent', { title }),
    lines: [until],
    receipt: reader && {
      reader,
      act: 'lent',
      title,
      ...namesOf(loan),
      facts: [t('desk.lentAt', { at: loan.data_emprestimo }), until],
    },
  };
}

const namesOf = ({ codigo_barras, codigo }: LoanResult['emprestimo']) => ({
  barcode: codigo_barras,
  loan: codigo,
});

export function cameEntry(came: ReturnResult, t: Translate): DeskEntry {
  if (came.situacao === 'nao_emprestado') {
    const title = t('desk.notOnLoan', { title: came.exemplar.titulo });
    return { ...none, tone: 'warning', title };
  }
  if (came.situacao === 'recebido') {
    const { exemplar, destino } = came;
    const title = t('desk.received', { title: exemplar.titulo });
    return { ...none, tone: 'success', title, lines: [goesTo(destino, null, t)] };
  }
  return cameBack(came, t);
}

type LoanReturn = Extract<ReturnResult, { situacao: 'devolvido' }>;

function cameBack(came: LoanReturn, t: Translate): DeskEntry {
  const { emprestimo: loan, atraso, destino, reservado_para: waiting } = came;
  const cost = [
    ...(atraso.multa_centavos > 0
      ? [t('desk.fine', { count: atraso.dias, sum: atraso.multa_centavos })]
      : []),
    ...(atraso.afastado_ate === null ? [] : [t('desk.suspended', { day: atraso.afastado_ate })]),
  ];
  const lines = [
    t('desk.hadIt', { name: came.nome_pessoa }),
    ...cost,
    ...(destino === null ? [] : [goesTo(destino, waiting, t)]),
  ];
  const title = loan.acervo?.titulo ?? loan.codigo_barras;
  return {
    ...none,
    tone: cost.length === 0 ? 'success' : 'warning',
    title: t('desk.returned', { title }),
    lines,
    receipt: {
      reader: { login: came.cod_login, name: came.nome_pessoa },
      act: 'returned',
      title,
      ...namesOf(loan),
      facts: [
        t('desk.takenBack', {
          at: came.devolvido_em,
          library: came.desc_biblioteca,
          name: came.operador,
        }),
        ...cost,
        // Who waits for it is no matter of who had it.
        ...(destino?.tipo === 'reserva' ? [goesTo(destino, null, t)] : []),
      ],
    },
  };
}

type Destination = NonNullable<LoanReturn['destino']>;

function goesTo(destination: Destination, waiting: string | null, t: Translate): string {
  switch (destination.tipo) {
    case 'estante':
      return t('desk.toShelf');
    case 'reserva': {
      const { retirar_ate: day } = destination;
      return waiting === null
        ? t('desk.toHoldShelf', { day })
        : t('desk.toHoldShelfOf', { day, name: waiting });
    }
    case 'transito':
      return t('desk.toLibrary', { library: destination.desc_biblioteca });
  }
}

/** A refusal with its reasons, or a failure in its own words. */
export function refusedEntry(failure: ApiFailure, barcode: string, t: Translate): DeskEntry {
  const { motivos: reasons } = failure;
  return {
    ...none,
    tone: 'danger',
    title: t('desk.refused', { barcode }),
    lines: reasons.length > 0 ? [] : [failureWords(failure, t)],
    reasons,
  };
}
