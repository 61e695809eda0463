import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { classes } from '../../ui/classes.ts';
import { titleOf, untilWords } from '../../features/desk/desk-entry.ts';
import styles from './kiosk.module.css';
import type { KioskPatron } from './kiosk-patron.ts';

interface OwnLoansProps {
  readonly loans: readonly NonNullable<KioskPatron['emprestimos']>[number][];
  readonly isBusy: boolean;
  readonly onRenew: (name: string, chosen: 'todos' | number[]) => void;
}

/** Loans of the reader, each renewable without its bar code too. */
export function OwnLoans({ loans, isBusy, onRenew }: OwnLoansProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('desk.loans', { count: loans.length })} className={styles.loans}>
      <div className={styles.head}>
        <h3>{t('desk.loans', { count: loans.length })}</h3>
        {loans.length > 1 && (
          <Button
            icon="renew"
            isPending={isBusy}
            onClick={() => onRenew(t('kiosk.renewAll'), 'todos')}
          >
            {t('kiosk.renewAll')}
          </Button>
        )}
      </div>
      <ul>
        {loans.map((loan) => {
          const title = titleOf(loan);
          return (
            <li key={loan.codigo} className={classes(styles.loan, loan.atrasado && styles.late)}>
              <span>
                <strong>{title}</strong>
                <span className={styles.due}>
                  {untilWords(loan, t)}
                  {loan.atrasado && ` · ${t('desk.late')}`}
                </span>
              </span>
              <Button
                isPending={isBusy}
                aria-label={t('kiosk.renewOne', { title })}
                onClick={() => onRenew(title, [loan.codigo])}
              >
                {t('kiosk.modes.renew')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
