import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import styles from './desk.module.css';
import type { LoggedEntry } from './use-scans.ts';

/** What the patron takes home, on paper where it is wanted. */
export function DeskReceipt({ entries }: { readonly entries: readonly LoggedEntry[] }) {
  const { t } = useTranslation();
  const lent = entries.flatMap(({ receipt, number }) => (receipt ? [{ ...receipt, number }] : []));
  if (lent.length === 0) return null;
  return (
    <section className={styles.card} aria-label={t('desk.receipt')}>
      <div className={styles.head}>
        <h2>{t('desk.receipt')}</h2>
        <span data-print="no">
          <Button icon="print" onClick={() => window.print()}>
            {t('desk.print')}
          </Button>
        </span>
      </div>
      <ul>
        {lent.map(({ title, until, number }) => (
          <li key={number}>
            <strong>{title}</strong>: {until}
          </li>
        ))}
      </ul>
    </section>
  );
}
