import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import type { OpenLoan } from './due-words.ts';
import styles from './loans.module.css';

interface LoanDetailsProps {
  readonly details: NonNullable<OpenLoan['detalhes']>;
  readonly renderReasons: (
    reasons: Extract<NonNullable<OpenLoan['detalhes']>['renovar'], { pode: false }>['motivos'],
  ) => ReactNode;
}

/** Whether the loan can be renewed, or why not; and what a return now would cost. */
export function LoanDetails({ details, renderReasons }: LoanDetailsProps) {
  const { t } = useTranslation();
  const { renovar: renewal } = details;
  return (
    <>
      <ReturnCost details={details} />
      {renewal.pode ? (
        <p className={styles.facts}>{t('loans.canRenew', { day: renewal.devolver_ate })}</p>
      ) : (
        <Disclosure title={t('loans.cannotRenew')}>{renderReasons(renewal.motivos)}</Disclosure>
      )}
    </>
  );
}

/** Fine and suspension that a return today would cost; nothing if there would be none. */
export function ReturnCost({ details }: Pick<LoanDetailsProps, 'details'>) {
  const { t } = useTranslation();
  const { dias, multa_centavos: sum, afastado_ate: day } = details.devolver_hoje;
  return (
    <>
      {sum > 0 && <p className={styles.due}>{t('loans.costsNow', { count: dias, sum })}</p>}
      {day !== null && <p className={styles.due}>{t('loans.suspendsNow', { day })}</p>}
    </>
  );
}
