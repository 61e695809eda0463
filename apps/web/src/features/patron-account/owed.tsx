import { useTranslation } from '../../languages/use-translation.ts';

interface OwedProps {
  /** To the libraries that the asker sees, in centavos. */
  readonly total: number;
  readonly seesAll: boolean;
}

/** Amount that somebody owes, to one unit or to all, in words. */
export function Owed({ total, seesAll }: OwedProps) {
  const { t } = useTranslation();
  if (total > 0) return t('payments.owes', { total });
  return t(seesAll ? 'payments.owesNobody' : 'payments.owesNothing');
}
