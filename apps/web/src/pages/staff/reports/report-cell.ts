import { formatDate, formatMoney, formatNumber } from '@estante/phrases/translator';
import type { Output } from '../../../api/api.ts';

export type ShownColumn = Output<'getReport'>['colunas'][number];

/** A value as it is read: a month, a day, an amount, a number, or the words themselves. */
export function cellWords(value: string | number, { tipo }: ShownColumn, language: string): string {
  if (typeof value === 'number') {
    return tipo === 'dinheiro' ? formatMoney(value, language) : formatNumber(value, language);
  }
  return tipo === 'mes' || tipo === 'dia' ? formatDate(value, language) : value;
}
