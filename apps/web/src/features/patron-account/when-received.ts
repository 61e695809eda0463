import { formatDay, formatMoment } from '@estante/phrases/translator';
import { libraryDay } from '../../parts/dates/library-today.ts';

interface ReceivedPayment {
  readonly em: string;
  /** Name of the member of staff; null for a bank statement, which gives the day alone. */
  readonly operador: string | null;
}

export function whenReceived({ em, operador }: ReceivedPayment, language: string): string {
  return operador ? formatMoment(em, language) : formatDay(libraryDay(em), language);
}
