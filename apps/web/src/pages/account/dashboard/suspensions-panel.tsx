import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { endpointQuery } from '../../../api/query.ts';
import styles from './dashboard.module.css';
import { Panel } from './panel.tsx';
import { Entries, Headline, Nothing } from './panel-parts.tsx';

const query = endpointQuery('listSuspensions', {});

/** Until when the reader gets nothing new. */
export function SuspensionsPanel() {
  const { t } = useTranslation();
  return (
    <Panel title={t('account.pages.suspensions')} href="/meupergamum/afastamento" query={query}>
      {(found) => <Now found={found} />}
    </Panel>
  );
}

function Now({ found }: { readonly found: Output<'listSuspensions'> }) {
  const { t } = useTranslation();
  const { afastado_ate: until, afastamentos } = found;
  if (until === null) {
    return <Nothing title={t('suspensions.notNow')}>{t('suspensions.noneHint')}</Nothing>;
  }
  return (
    <>
      <Headline tone="warning">{t('suspensions.lastDay', { until })}</Headline>
      <Entries
        items={afastamentos.filter(({ situacao }) => situacao === 'vigente')}
        keyOf={({ codigo }) => codigo}
        nameOf={({ item, motivo }) => item?.titulo || motivo || t('suspensions.late')}
        renderFacts={({ desde: from, ate }) => t('suspensions.days', { from, until: ate })}
      />
      <p className={styles.hint}>{t('suspensions.nowHint')}</p>
    </>
  );
}
