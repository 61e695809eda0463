import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { endpointQuery } from '../../../api/query.ts';
import { Panel } from './panel.tsx';
import { Entries, Headline, Nothing } from './panel-parts.tsx';

const query = endpointQuery('listAlerts', { query: {} });

/** What the reader was told and has not read. */
export function AlertsPanel() {
  const { t } = useTranslation();
  return (
    <Panel title={t('account.pages.alerts')} href="/meupergamum/alertas" query={query}>
      {(found) => <Unread found={found} />}
    </Panel>
  );
}

function Unread({ found }: { readonly found: Output<'listAlerts'> }) {
  const { t } = useTranslation();
  const { nao_lidos: count, alertas } = found;
  if (count === 0) {
    return <Nothing title={t('dashboard.noAlerts')}>{t('dashboard.noAlertsHint')}</Nothing>;
  }
  return (
    <>
      <Headline tone="warning">{t('alerts.unread', { count })}</Headline>
      <Entries
        items={alertas.filter(({ lido }) => !lido)}
        keyOf={({ id }) => id}
        nameOf={(alert) => (alert.tipo === 'aviso' ? alert.mensagem : alert.nome)}
      />
    </>
  );
}
