import { useTranslation } from 'react-i18next';
import { usePageConfig } from '../../../app/page-config.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './desk.module.css';
import type { DeskPatron } from './use-desk.ts';
import type { LoggedEntry } from './use-scans.ts';

interface DeskReceiptProps {
  readonly entries: readonly LoggedEntry[];
  readonly patron: DeskPatron;
}

/** What the patron takes home, on paper where it is wanted. */
export function DeskReceipt({ entries, patron }: DeskReceiptProps) {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const lent = entries.flatMap(({ receipt, number }) => (receipt ? [{ ...receipt, number }] : []));
  if (lent.length === 0) return null;
  return (
    <section className={styles.card} aria-label={t('desk.receipt')} data-print="alone">
      <div className={styles.head}>
        <h2>{t('desk.receipt')}</h2>
        <span data-print="no">
          <Button icon="print" onClick={() => window.print()}>
            {t('desk.print')}
          </Button>
        </span>
      </div>
      <p>{[institution?.nome, patron.nome_pessoa].filter(Boolean).join(' · ')}</p>
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
