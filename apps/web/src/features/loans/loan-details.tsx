import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { OpenLoan } from './due-words.ts';
import styles from './loans.module.css';

interface LoanDetailsProps {
  readonly details: NonNullable<OpenLoan['detalhes']>;
  readonly renderReasons: (
    reasons: Extract<NonNullable<OpenLoan['detalhes']>['renovar'], { pode: false }>['motivos'],
  ) => ReactNode;
}

/** Whether it can be renewed, or why not; and what a return now would cost. */
export function LoanDetails({ details, renderReasons }: LoanDetailsProps) {
  const { t } = useTranslation();
  const { renovar: renewal, devolver_hoje: cost } = details;
  return (
    <>
      {cost.multa_centavos > 0 && (
        <p className={styles.due}>
          {t('loans.costsNow', { count: cost.dias, sum: cost.multa_centavos })}
        </p>
      )}
      {cost.afastado_ate !== null && (
        <p className={styles.due}>{t('loans.suspendsNow', { day: cost.afastado_ate })}</p>
      )}
      {renewal.pode ? (
        <p className={styles.facts}>{t('loans.canRenew', { day: renewal.devolver_ate })}</p>
      ) : (
        <Disclosure title={t('loans.cannotRenew')}>{renderReasons(renewal.motivos)}</Disclosure>
      )}
    </>
  );
}
