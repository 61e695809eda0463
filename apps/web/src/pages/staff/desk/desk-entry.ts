import type { TFunction } from 'i18next';
import type { ApiFailure, Output } from '../../../app/api.ts';
import { failureWords } from '../../../app/failure-toast.ts';

/** What became of one scan, as the desk reads it from afar. */
export interface DeskEntry {
  readonly tone: 'success' | 'warning' | 'danger';
  /** In a few words, large. */
  readonly title: string;
  readonly lines: readonly string[];
  readonly reasons: ApiFailure['motivos'];
  /** Lent to the patron at the desk: it stands on the receipt. */
  readonly receipt: { readonly title: string; readonly until: string } | null;
}

export type Several = Extract<Output<'lendAtDesk'>, { situacao: 'varios' }>['exemplares'];
type Lent = Extract<Output<'lendAtDesk'>, { situacao: 'emprestado' }>;
type Came = Exclude<Output<'returnAtDesk'>, { situacao: 'varios' }>;

const none = { lines: [], reasons: [], receipt: null } as const;

/** Until when, of a day or an hour. */
export function untilWords(
  loan: { readonly devolver_ate: string; readonly devolver_as: string | null },
  t: TFunction,
): string {
  return loan.devolver_as === null
    ? t('desk.until', { day: loan.devolver_ate })
    : t('desk.untilAt', { at: loan.devolver_as });
}

export function lentEntry({ emprestimo: loan }: Lent, t: TFunction): DeskEntry {
  const title = loan.acervo?.titulo ?? loan.codigo_barras;
  const until = untilWords(loan, t);
  return {
    ...none,
    tone: 'success',
    title: t('desk.lent', { title }),
    lines: [until],
    receipt: { title, until },
  };
}

export function cameEntry(came: Came, t: TFunction): DeskEntry {
  if (came.situacao === 'nao_emprestado') {
    const title = t('desk.notOnLoan', { title: came.exemplar.titulo });
    return { ...none, tone: 'warning', title };
  }
  if (came.situacao === 'recebido') {
    const { exemplar, destino } = came;
    const title = t('desk.received', { title: exemplar.titulo });
    return { ...none, tone: 'success', title, lines: [goesTo(destino, null, t)] };
  }
  const { emprestimo: loan, atraso, destino, reservado_para: waiting } = came;
  const lines = [
    t('desk.hadIt', { name: came.nome_pessoa }),
    ...(atraso.multa_centavos > 0
      ? [t('desk.fine', { count: atraso.dias, sum: atraso.multa_centavos })]
      : []),
    ...(atraso.afastado_ate === null ? [] : [t('desk.suspended', { day: atraso.afastado_ate })]),
    ...(destino === null ? [] : [goesTo(destino, waiting, t)]),
  ];
  const title = t('desk.returned', { title: loan.acervo?.titulo ?? loan.codigo_barras });
  const isPlain = atraso.multa_centavos === 0 && atraso.afastado_ate === null;
  return { ...none, tone: isPlain ? 'success' : 'warning', title, lines };
}

type Destination = NonNullable<Extract<Came, { situacao: 'devolvido' }>['destino']>;

function goesTo(destination: Destination, waiting: string | null, t: TFunction): string {
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
export function refusedEntry(failure: ApiFailure, barcode: string, t: TFunction): DeskEntry {
  const { motivos: reasons } = failure;
  return {
    ...none,
    tone: 'danger',
    title: t('desk.refused', { barcode }),
    lines: reasons.length > 0 ? [] : [failureWords(failure, t)],
    reasons,
  };
}
