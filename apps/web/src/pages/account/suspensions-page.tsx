import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { SuspensionFacts } from '../../parts/circulation/suspension-facts.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AccountTask } from '../../features/account-area/account-task.tsx';
import styles from './saved-items.module.css';

/** Suspensions of the reader: the days on which they cannot borrow, and why. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="suspensions" lead={t('suspensions.lead')}>
      <Suspensions />
    </AccountTask>
  );
}

function Suspensions() {
  const { t } = useTranslation();
  const query = endpointQuery('listSuspensions', {});
  const asked = useEndpoint(query, { staleTime: 0 });
  const skeleton = (
    <>
      <Skeleton height="5rem" />
      <Skeleton lines={4} />
    </>
  );
  return (
    <QueryBoundary asked={asked} failed={t('suspensions.failed')} skeleton={skeleton}>
      {(found) => <SuspensionList found={found} />}
    </QueryBoundary>
  );
}

function SuspensionList({ found }: { readonly found: Output<'listSuspensions'> }) {
  const { t } = useTranslation();
  const { afastado_ate: day, afastamentos } = found;
  if (afastamentos.length === 0) {
    return (
      <EmptyState icon="success" title={t('suspensions.none')}>
        {t('suspensions.noneHint')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={5}>
      {day === null ? (
        <Message tone="success" title={t('suspensions.notNow')} />
      ) : (
        <Message tone="warning" title={t('suspensions.now', { day })}>
          {t('suspensions.nowHint')}
        </Message>
      )}
      <section>
        <Stack gap={4}>
          <h2 className={styles.heading}>{t('suspensions.list')}</h2>
          <ul className={styles.entries}>
            {afastamentos.map((suspension) => (
              <li key={suspension.codigo}>
                <article className={styles.entry}>
                  <SuspensionFacts suspension={suspension} />
                </article>
              </li>
            ))}
          </ul>
        </Stack>
      </section>
    </Stack>
  );
}
