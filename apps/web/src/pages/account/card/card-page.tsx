import { activities } from '@estante/contract/plain';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { AccountTask } from '../../../features/account-area/account-task.tsx';
import { LoanToken } from '../../../features/loans/loan-token.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useActivity } from '../../../parts/institution/page-config.ts';
import { OwnCard } from './own-card.tsx';
import styles from './card.module.css';

const cardQuery = endpointQuery('getCard', {});

/** Digital card in place of a plastic one, with what readers need on the way. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="card" lead={t('card.lead')}>
      <div className={styles.places}>
        <Card />
        <Token />
      </div>
    </AccountTask>
  );
}

function Card() {
  const { t } = useTranslation();
  const asked = useEndpoint(cardQuery, { staleTime: 0 });
  return (
    <QueryBoundary asked={asked} failed={t('card.failed')}>
      {(card) => <OwnCard card={card} />}
    </QueryBoundary>
  );
}

/**
 * Loan token for a desk without a scanner, or for readers without their password. It lives for minutes and is
 * not kept.
 */
function Token() {
  const { t } = useTranslation();
  if (!useActivity(activities.accountRequestToken)) return null;
  return (
    <section className={styles.token}>
      <h2>{t('card.token')}</h2>
      <LoanToken />
    </section>
  );
}
