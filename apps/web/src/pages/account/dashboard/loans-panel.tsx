import { useTranslation } from 'react-i18next';
import { endpointQuery } from '../../../app/query.ts';
import { dueWords, type OpenLoan } from '../../../features/loans/due-words.ts';
import styles from '../../../features/loans/loans.module.css';
import { ButtonLink } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { Panel } from './panel.tsx';

const query = endpointQuery('listPendingTitles', { query: {} });
const mostShown = 3;

/** What is due next, and whether anything is late. */
export function LoansPanel() {
  const { t } = useTranslation();
  return (
    <Panel title={t('account.pages.loans')} href="/meupergamum/emprestimo" query={query}>
      {({ emprestimos: loans }) => <Next loans={loans} />}
    </Panel>
  );
}

function Next({ loans }: { readonly loans: readonly OpenLoan[] }) {
  const { t } = useTranslation();
  const late = loans.filter(({ atrasado }) => atrasado).length;
  if (loans.length === 0) return <p>{t('loans.none')}</p>;
  return (
    <>
      {late > 0 && <Message tone="danger">{t('dashboard.late', { count: late })}</Message>}
      <ul>
        {loans.slice(0, mostShown).map((loan) => (
          <li key={loan.codigo}>
            <strong>{loan.acervo?.titulo ?? t('loans.goneTitle')}</strong>
            <p className={styles.facts}>{dueWords(loan, t)}</p>
          </li>
        ))}
      </ul>
      {loans.length > mostShown && (
        <p className={styles.facts}>{t('dashboard.more', { count: loans.length - mostShown })}</p>
      )}
      <div>
        <ButtonLink href="/meupergamum/renovacao" icon="renew" size="small">
          {t('loans.toRenew')}
        </ButtonLink>
      </div>
    </>
  );
}
