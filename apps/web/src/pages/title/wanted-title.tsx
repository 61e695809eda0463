import type { ActivityCode } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { ActivityNotice } from '../../parts/institution/activity-notice.tsx';
import type { PageAddress } from '../../parts/page/page.ts';
import { endpointQuery } from '../../api/query.ts';
import { WantedTable, wantedQuery } from '../../features/title/wanted-table.tsx';
import styles from './wanted-title.module.css';
import { useTitle } from './use-title.ts';

/** Copies to wait for, or send for: the rule, the institution's notice, and the table. */
export function WantedTitle(props: {
  readonly by: 'hold' | 'loanRequest';
  readonly activity: ActivityCode;
}) {
  const { t } = useTranslation();
  const title = useTitle();
  return (
    <section className={styles.wanted}>
      <h2>{t(`wanted.${props.by}.title`)}</h2>
      <p>{t(`wanted.${props.by}.rule`)}</p>
      <ActivityNotice activity={props.activity} />
      <WantedTable titleId={title.cod_acervo} caption={t(`wanted.${props.by}.caption`)} />
    </section>
  );
}

export function wantedTitleQueries(
  { params: { codAcervo = '' } }: PageAddress,
  activity: ActivityCode,
) {
  return [
    wantedQuery(codAcervo),
    endpointQuery('getActivityNotice', { params: { id: String(activity) } }),
  ];
}
