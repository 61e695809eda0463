import { formatDate, formatMoney, formatNumber } from '@estante/phrases/translator';
import type { Output } from '../../../api/api.ts';

export type ShownColumn = Output<'getReport'>['colunas'][number];

/** Writes a value as people read it: a month, a day, an amount, a number, or the words themselves. */
export function cellWords(value: string | number, { tipo }: ShownColumn, language: string): string {
  if (typeof value === 'number') {
    return tipo === 'dinheiro' ? formatMoney(value, language) : formatNumber(value, language);
  }
  return tipo === 'mes' || tipo === 'dia' ? formatDate(value, language) : value;
}
