import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { TitleCover } from '../../parts/covers/title-cover.tsx';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { dueWords, urgencyOf, type OpenLoan } from './due-words.ts';
import styles from './loans.module.css';

interface LoanEntryProps {
  readonly loan: OpenLoan;
  /** Check box before the text. */
  readonly choice?: ReactNode;
  /** Acts and their outcomes after the text. */
  readonly children?: ReactNode;
}

/** Loan of the reader: what it is, until when, and its particulars. */
export function LoanEntry({ loan, choice, children }: LoanEntryProps) {
  const { t } = useTranslation();
  const { acervo: title } = loan;
  const urgency = urgencyOf(loan);
  return (
    <article className={classes(styles.loan, urgency !== 'calm' && styles[urgency])}>
      <div>{title && <TitleCover title={title} />}</div>
      <div className={styles.words}>
        {choice}
        <h3 className={styles.title}>
          {title ? <Link href={title.rota}>{title.titulo}</Link> : t('loans.goneTitle')}
        </h3>
        <p className={styles.due}>{dueWords(loan, t)}</p>
        <p className={styles.facts}>
          {t('loans.renewals', { done: loan.renovacoes, limit: loan.limite_renovacoes })}
          {loan.reservado && ` · ${t('loans.awaited')}`}
        </p>
        <p className={styles.facts}>
          {loan.desc_biblioteca} · {t('loans.barcode', { barcode: loan.codigo_barras })} ·{' '}
          {t('loans.lentAt', { at: loan.data_emprestimo })}
        </p>
        {children}
      </div>
    </article>
  );
}
