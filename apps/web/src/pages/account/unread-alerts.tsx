import { activities } from '@estante/contract/plain';
import { useTranslation } from 'react-i18next';
import { useActivity } from '../../app/page-config.ts';
import { endpointQuery, useEndpoint } from '../../app/query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';

/** How many alerts have not been read, where there are some. */
export function UnreadAlerts() {
  const { t } = useTranslation();
  const enabled = useActivity(activities.accountAlerts);
  const { data } = useEndpoint(endpointQuery('listAlerts', { query: {} }), { enabled });
  if (!data || data.nao_lidos === 0) return null;
  return (
    <Message
      actions={
        <ButtonLink href="/meupergamum/alertas" size="small" icon="bell">
          {t('alerts.see')}
        </ButtonLink>
      }
    >
      {t('alerts.unread', { count: data.nao_lidos })}
    </Message>
  );
}
