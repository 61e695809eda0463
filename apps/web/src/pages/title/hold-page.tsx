import { activities } from '@estante/contract/plain';
import { useTranslation } from 'react-i18next';
import { ActivityNotice } from '../../app/activity-notice.tsx';
import type { PageAddress } from '../../app/page.ts';
import { endpointQuery } from '../../app/query.ts';
import { WantedTable, wantedQuery } from '../../features/title/wanted-table.tsx';
import styles from './wanted-page.module.css';
import { useTitle } from './use-title.ts';

export function queries({ params: { codAcervo = '' } }: PageAddress) {
  const params = { id: String(activities.titleHold) };
  return [wantedQuery(codAcervo), endpointQuery('getActivityNotice', { params })];
}

/** Whether there is something to wait for: which parts are all out, and when they come back. */
export function Page() {
  const { t } = useTranslation();
  const title = useTitle();
  return (
    <section className={styles.wanted}>
      <h2>{t('wanted.hold.title')}</h2>
      <p>{t('wanted.hold.rule')}</p>
      <ActivityNotice activity={activities.titleHold} />
      <WantedTable titleId={title.cod_acervo} caption={t('wanted.hold.caption')} />
    </section>
  );
}
