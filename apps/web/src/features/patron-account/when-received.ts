import { formatDay, formatMoment } from '@estante/phrases/translator';
import { libraryDay } from '../../parts/dates/library-today.ts';

interface Received {
  readonly em: string;
  /** None: a bank statement, which tells the day alone. */
  readonly operador: string | null;
}

export function whenReceived({ em, operador }: Received, language: string): string {
  return operador ? formatMoment(em, language) : formatDay(libraryDay(em), language);
}
