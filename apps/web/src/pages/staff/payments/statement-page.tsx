import { useTranslation } from '../../../languages/use-translation.ts';
import { PaymentsTabs } from './payments-tabs.tsx';
import styles from '../../../features/patron-account/payments.module.css';
import { StatementImport } from './statement-import.tsx';

/** Bank statement: payments that the bank tells of. */
export function Page() {
  const { t } = useTranslation();
  return (
    <PaymentsTabs current="statement">
      <section className={styles.part}>
        <h2>{t('payments.statement.title')}</h2>
        <StatementImport />
      </section>
    </PaymentsTabs>
  );
}
