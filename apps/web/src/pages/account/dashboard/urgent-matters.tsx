import { formatMoney } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { ArrivedRequest } from './arrived-request.tsx';
import { CostToAnswer } from './cost-to-answer.tsx';
import styles from './dashboard.module.css';
import { DueLoan } from './due-loan.tsx';
import type { Matters } from './sort-matters.ts';
import { ReadyHold } from './ready-hold.tsx';
import { useCovers } from './use-covers.ts';
import type { OwnAffairs } from './use-own-affairs.ts';

interface UrgentMattersProps extends Pick<OwnAffairs, 'debts' | 'suspensions'> {
  readonly matters: Matters;
  /** Whether every call was answered. */
  readonly isWhole: boolean;
}

/** Matters overdue, ready, due soon, waiting for an answer and owed, in this order, each with its act. */
export function UrgentMatters({ matters, isWhole, debts, suspensions }: UrgentMattersProps) {
  const { t } = useTranslation();
  const { late, ready, arrived, soon, costs } = matters;
  const covers = useCovers([
    ...ready.map(({ acervo }) => acervo.cod_acervo),
    ...arrived.map(({ cod_acervo }) => cod_acervo),
  ]);
  const owed = debts?.total_centavos ?? 0;
  const until = suspensions?.afastado_ate ?? null;
  const count = [late, ready, arrived, soon, costs].flat().length;
  if (count === 0 && owed === 0 && until === null) {
    return isWhole && <p className={styles.nothing}>{t('dashboard.nothing')}</p>;
  }
  return (
    <section className={styles.now}>
      <h2>{t('dashboard.now')}</h2>
      {until !== null && <SuspensionMessage until={until} />}
      {count > 0 && (
        <ul className={styles.matters}>
          {late.map((loan) => (
            <DueLoan key={`loan-${loan.codigo}`} loan={loan} />
          ))}
          {ready.map((hold) => (
            <ReadyHold
              key={`hold-${hold.codigo}`}
              hold={hold}
              cover={covers.get(hold.acervo.cod_acervo)}
            />
          ))}
          {arrived.map((request) => (
            <ArrivedRequest
              key={`request-${request.codigo}`}
              request={request}
              cover={covers.get(request.cod_acervo)}
            />
          ))}
          {soon.map((loan) => (
            <DueLoan key={`loan-${loan.codigo}`} loan={loan} />
          ))}
          {costs.map((request) => (
            <CostToAnswer key={`cost-${request.codigo}`} request={request} />
          ))}
        </ul>
      )}
      {owed > 0 && <DebtMessage sum={owed} limit={debts?.limite_centavos ?? 0} />}
    </section>
  );
}

function SuspensionMessage({ until }: { readonly until: string }) {
  const { t } = useTranslation();
  return (
    <Message tone="warning" title={t('suspensions.lastDay', { until })}>
      {t('suspensions.nowHint')}{' '}
      <Link href="/meupergamum/afastamento">{t('account.pages.suspensions')}</Link>
    </Message>
  );
}

function DebtMessage({ sum, limit }: { readonly sum: number; readonly limit: number }) {
  const { t, i18n } = useTranslation();
  return (
    <Message
      tone={sum >= limit ? 'danger' : 'warning'}
      title={t('debts.total', { total: sum })}
      actions={
        <ButtonLink href="/meupergamum/debito" icon="card" size="small">
          {t('dashboard.pay')}
        </ButtonLink>
      }
    >
      {sum >= limit && t('dashboard.overLimit', { limit: formatMoney(limit, i18n.language) })}
    </Message>
  );
}
