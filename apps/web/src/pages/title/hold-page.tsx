import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { ActivityNotice } from '../../parts/institution/activity-notice.tsx';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { NeedsScript } from '../../parts/page/needs-script.tsx';
import type { PageAddress } from '../../parts/page/page.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { HoldQueues, holdChoicesQuery } from '../../features/holds/hold-queues.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { HoldForm } from './hold/hold-form.tsx';
import { useTitle } from './use-title.ts';
import styles from './wanted-title.module.css';

export function queries({ params: { codAcervo = '' } }: PageAddress) {
  return [
    holdChoicesQuery(codAcervo),
    endpointQuery('getActivityNotice', { params: { id: String(activities.titleHold) } }),
  ];
}

/** Hold on a title: the choices, the number of waiting readers, and the estimate. */
export function Page() {
  const { t } = useTranslation();
  const title = useTitle();
  const asked = useEndpoint(holdChoicesQuery(String(title.cod_acervo)));
  return (
    <section className={styles.wanted}>
      <h2>{t('wanted.hold.title')}</h2>
      <p>{t('wanted.hold.rule')}</p>
      <ActivityNotice activity={activities.titleHold} />
      <QueryBoundary asked={asked}>
        {(found) =>
          found.opcoes.length === 0 ? (
            <EmptyState title={t('wanted.none')}>{t('wanted.noneHint')}</EmptyState>
          ) : (
            <>
              <NeedsScript>{t('holds.noScript')}</NeedsScript>
              <HoldForm found={found} />
              <HoldQueues found={found} />
            </>
          )
        }
      </QueryBoundary>
    </section>
  );
}
