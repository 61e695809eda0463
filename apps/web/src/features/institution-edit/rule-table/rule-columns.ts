import type { Translate } from '@estante/phrases/translator';

export const ruleColumns = [
  'rule',
  'limit',
  'period',
  'renewals',
  'holds',
  'pickup',
  'fine',
  'cap',
  'acts',
] as const;

export const columnName = (column: (typeof ruleColumns)[number], t: Translate): string =>
  t(`circulationEdit.columns.${column}`);
