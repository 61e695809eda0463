import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useActivity } from '../../../parts/institution/page-config.ts';
import { endpointQuery } from '../../../api/query.ts';
import { dueWords, type OpenLoan } from '../../../features/loans/due-words.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from './panel.tsx';
import { Entries, Headline, Nothing } from './panel-parts.tsx';

const query = endpointQuery('listPendingTitles', { query: {} });

/** What is due next, and whether anything is late. */
export function LoansPanel() {
  const { t } = useTranslation();
  const canRenew = useActivity(activities.accountRenewals);
  return (
    <Panel
      title={t('account.pages.loans')}
      href="/meupergamum/emprestimo"
      query={query}
      renderAct={({ emprestimos }) =>
        canRenew &&
        emprestimos.length > 0 && (
          <ButtonLink href="/meupergamum/renovacao" icon="renew" size="small">
            {t('loans.toRenew')}
          </ButtonLink>
        )
      }
    >
      {({ emprestimos: loans }) => <Next loans={loans} />}
    </Panel>
  );
}

function Next({ loans }: { readonly loans: readonly OpenLoan[] }) {
  const { t } = useTranslation();
  const late = loans.filter(({ atrasado }) => atrasado).length;
  if (loans.length === 0) return <Nothing title={t('loans.none')}>{t('loans.noneHint')}</Nothing>;
  return (
    <>
      <Headline tone={late > 0 ? 'danger' : 'neutral'}>
        {late > 0
          ? t('dashboard.late', { count: late })
          : t('loans.count', { count: loans.length })}
      </Headline>
      <Entries
        items={loans}
        keyOf={({ codigo }) => codigo}
        nameOf={({ acervo }) => acervo?.titulo ?? t('loans.goneTitle')}
        renderFacts={(loan) => dueWords(loan, t)}
      />
    </>
  );
}
