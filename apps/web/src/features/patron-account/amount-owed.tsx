import { useTranslation } from '../../languages/use-translation.ts';

interface AmountOwedProps {
  /** Amount owed to the libraries that the staff member sees, in centavos. */
  readonly total: number;
  readonly seesAll: boolean;
}

/** Amount that a person owes, to one unit or to all, in words. */
export function AmountOwed({ total, seesAll }: AmountOwedProps) {
  const { t } = useTranslation();
  if (total > 0) return t('payments.owes', { total });
  return t(seesAll ? 'payments.owesNobody' : 'payments.owesNothing');
}
