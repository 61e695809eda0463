import type { Translate } from '@estante/phrases/translator';
import type { ApiFailure, Output } from '../../api/api.ts';
import { failureWords } from '../../api/failure-words.ts';
import type { DeskException } from './desk-exception.ts';
import type { Reader, ReceiptLine } from './receipts.ts';

/** Log entry for the outcome of one scan, in words that can be read from afar at the desk. */
export interface DeskEntry {
  readonly tone: 'success' | 'warning' | 'danger';
  /** Outcome in a few words, shown large. */
  readonly title: string;
  readonly lines: readonly string[];
  readonly reasons: ApiFailure['motivos'];
  /** Line of a receipt for what was lent or returned at the desk; null if it is on no receipt. */
  readonly receipt: ReceiptLine | null;
  /** Label for a copy that is set aside for a reader; else null. */
  readonly label: ShelfLabel | null;
  /** Reader whose account the entry is about, if they owe something; else null. */
  readonly debtor: Reader | null;
  /** Exception by which permitted staff may override a refusal; null if there is none. */
  readonly exception: DeskException | null;
}

export interface ShelfLabel {
  readonly name: string;
  /** Number of the hold, or of the request between libraries. */
  readonly number: string;
  readonly title: string;
  readonly barcode: string;
  /** Last day to collect the copy. */
  readonly day: string;
}

export type MatchingCopies = Extract<Output<'lendAtDesk'>, { situacao: 'varios' }>['exemplares'];
type LoanResult = Extract<Output<'lendAtDesk'>, { situacao: 'emprestado' }>;
type Renewals = Output<'renewAtDesk'>;

export const none = {
  lines: [],
  reasons: [],
  receipt: null,
  label: null,
  debtor: null,
  exception: null,
} as const;

/** Tells until which day or hour a copy is lent. */
export function untilWords(
  loan: { readonly devolver_ate: string; readonly devolver_as: string | null },
  t: Translate,
): string {
  return loan.devolver_as === null
    ? t('desk.until', { day: loan.devolver_ate })
    : t('desk.untilAt', { at: loan.devolver_as });
}

/** Tells the day or the hour at which a loan is due, as a sentence. */
function dueWords({ devolver_ate: day, devolver_as: at }: LoanResult['emprestimo'], t: Translate) {
  return at === null ? t('desk.dueOn', { day }) : t('desk.dueAt', { at });
}

/** Writes the entry for a new loan; without a reader it is on no receipt. */
export function lentEntry(
  { emprestimo: loan }: LoanResult,
  t: Translate,
  reader: Reader | null,
): DeskEntry {
  return {
    ...none,
    tone: 'success',
    title: t('desk.lent', { title: titleOf(loan) }),
    lines: [untilWords(loan, t)],
    receipt: reader && lentReceipt(loan, t, reader),
  };
}

const lentReceipt = (
  loan: LoanResult['emprestimo'],
  t: Translate,
  reader: Reader,
): ReceiptLine => ({
  reader,
  act: 'lent',
  title: titleOf(loan),
  ...namesOf(loan),
  facts: [t('desk.lentAt', { at: loan.data_emprestimo }), dueWords(loan, t)],
});

/** Gives the title of a loan; its bar code if the title is gone. */
export const titleOf = ({
  acervo,
  codigo_barras,
}: Pick<LoanResult['emprestimo'], 'acervo' | 'codigo_barras'>) => acervo?.titulo ?? codigo_barras;

/** Gives the bar code and the number of a loan, as receipts have them. */
export const namesOf = ({ codigo_barras, codigo }: LoanResult['emprestimo']) => ({
  barcode: codigo_barras,
  loan: codigo,
});

/** Makes the receipt line of a loan whose due day changed, for the reader who has it. */
const prolonged = (
  act: 'renewed' | 'dated',
  loan: LoanResult['emprestimo'],
  t: Translate,
  reader: Reader | null,
): ReceiptLine | null =>
  reader && { reader, act, title: titleOf(loan), ...namesOf(loan), facts: [dueWords(loan, t)] };

/** Writes the entry for a renewal; without a reader it is on no receipt. */
export function renewedEntry(
  result: Renewals['resultados'][number],
  t: Translate,
  reader: Reader | null,
  forgiven = 0,
): DeskEntry {
  if (result.situacao === 'nao_encontrado') {
    return { ...none, tone: 'danger', title: t('desk.noLonger') };
  }
  const { emprestimo: loan } = result;
  const title = titleOf(loan);
  const lines = [untilWords(loan, t), ...forgivenWords(forgiven, t)];
  return result.situacao === 'renovado'
    ? {
        ...none,
        tone: 'success',
        title: t('desk.renewed', { title }),
        lines,
        receipt: prolonged('renewed', loan, t, reader),
      }
    : {
        ...none,
        tone: 'danger',
        title: t('desk.notRenewed', { title }),
        lines,
        reasons: result.motivos,
      };
}

/** Writes the summary entry for several renewals: how many were renewed, and how many refused. */
export function renewedAllEntry({ renovados, recusados }: Renewals, t: Translate): DeskEntry {
  return {
    ...none,
    tone: recusados === 0 ? 'success' : 'warning',
    title: t('renewals.renewed', { count: renovados }),
    lines: recusados === 0 ? [] : [t('renewals.refused', { count: recusados })],
  };
}

/** Writes the entry for a lost copy: what the loss cost the reader who had it on loan. */
export function lostEntry(
  { valor_centavos: sum, atraso }: Output<'declareLoanLost'>,
  title: string,
  reader: Reader,
  t: Translate,
): DeskEntry {
  const isOwed = sum > 0 || atraso.multa_centavos > 0;
  return {
    ...none,
    tone: 'warning',
    title: t('desk.lost', { title }),
    lines: [
      sum > 0 ? t('desk.lossCharged', { sum }) : t('desk.lossReplaced'),
      ...latenessWords(atraso, t),
    ],
    debtor: isOwed ? reader : null,
  };
}

export function latenessWords(
  { dias, multa_centavos, afastado_ate }: Output<'declareLoanLost'>['atraso'],
  t: Translate,
): readonly string[] {
  return [
    ...(multa_centavos > 0 ? [t('desk.fine', { count: dias, sum: multa_centavos })] : []),
    ...(afastado_ate === null ? [] : [t('desk.suspended', { day: afastado_ate })]),
  ];
}

/** Writes the entry for a card, or a part of a name, that matches no patron. */
export function nobodyEntry(text: string, t: Translate): DeskEntry {
  return { ...none, tone: 'danger', title: t('desk.noPatron', { text }) };
}

/** Writes the entry for a code scanned for a patron who was not chosen in the end. */
export function noReaderEntry(barcode: string, t: Translate): DeskEntry {
  const title = t('desk.noReader', { barcode });
  return { ...none, tone: 'danger', title, lines: [t('desk.noReaderHint')] };
}

/**
 * Writes the entry for a refusal: its reasons, the title and the reader who has it; or a failure's own words.
 */
export function refusedEntry(failure: ApiFailure, barcode: string, t: Translate): DeskEntry {
  const { motivos: reasons, valores } = failure;
  const { titulo: title, nome_pessoa: name } = valores;
  return {
    ...none,
    tone: 'danger',
    title: title ? t('desk.notLent', { title }) : t('desk.refused', { barcode }),
    lines: [
      ...(title ? [barcode] : []),
      ...(reasons.length > 0 ? [] : [failureWords(failure, t)]),
      ...(name ? [t('desk.isWith', { name })] : []),
    ],
    reasons,
  };
}

const forgivenWords = (sum: number, t: Translate) =>
  sum > 0 ? [t('desk.dueDay.forgiven', { sum })] : [];

/** Writes the entry for a loan given another due day. */
export function dueDayEntry(
  { emprestimo: loan, perdoado_centavos }: Output<'changeLoanDueDay'>,
  t: Translate,
  reader: Reader,
): DeskEntry {
  return {
    ...none,
    tone: 'success',
    title: t('desk.dueDay.changed', { title: titleOf(loan) }),
    lines: [untilWords(loan, t), ...forgivenWords(perdoado_centavos, t)],
    receipt: prolonged('dated', loan, t, reader),
  };
}

/** Tells in words where a hold stands: on the shelf, in the queue, or suspended. */
export function holdWords(
  hold: Pick<Output<'placeDeskHold'>, 'posicao' | 'retirar_ate' | 'suspensa_ate'>,
  t: Translate,
): string {
  const { posicao: position, retirar_ate: day, suspensa_ate: until } = hold;
  if (day !== null) return t('desk.holds.ready', { day });
  const waits = t('desk.holds.waits', { position: position ?? 1 });
  return until === null ? waits : `${waits}, ${t('desk.holds.suspended', { day: until })}`;
}

export function holdPlacedEntry(hold: Output<'placeDeskHold'>, t: Translate): DeskEntry {
  return {
    ...none,
    tone: 'success',
    title: t('desk.holds.placed', { title: hold.acervo.titulo }),
    lines: [`${hold.desc_biblioteca}: ${holdWords(hold, t)}`],
  };
}

export function holdRefusedEntry(failure: ApiFailure, title: string, t: Translate): DeskEntry {
  const { motivos: reasons } = failure;
  return {
    ...none,
    tone: 'danger',
    title: t('desk.holds.notPlaced', { title }),
    lines: reasons.length > 0 ? [] : [failureWords(failure, t)],
    reasons,
  };
}

/** Writes the entry for a cancelled hold, with the next reader in turn if a copy stood on the hold shelf. */
export function holdCancelledEntry(
  title: string,
  { codigo_barras, proxima: next }: Output<'cancelDeskHold'>,
  t: Translate,
): DeskEntry {
  const goes = next
    ? t('holds.desk.nextIs', { name: next.nome_pessoa, until: next.retirar_ate })
    : t('holds.desk.back');
  return {
    ...none,
    tone: 'success',
    title: t('desk.holds.cancelled', { title }),
    lines: codigo_barras === '' ? [] : [`${codigo_barras}: ${goes}`],
  };
}
