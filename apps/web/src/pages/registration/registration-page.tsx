import { activities } from '@estante/contract/plain';
import { useState } from 'react';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { AddressNotFound } from '../../features/not-found/address-not-found.tsx';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { librariesQuery } from '../../parts/libraries/my-library.ts';
import { NeedsScript } from '../../parts/page/needs-script.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { RegistrationForm } from './registration-form.tsx';

const rulesQuery = endpointQuery('getSetup', {});
export const queries = () => [rulesQuery, librariesQuery];

/** Self-registration of readers, if the institution allows it; the desk confirms them. */
export function Page() {
  const { t } = useTranslation();
  const isOn = useActivity(activities.selfRegistration);
  const setup = useEndpoint(rulesQuery);
  const libraries = useEndpoint(librariesQuery);
  const [sent, setSent] = useState<{ protocolo: number; dias: number } | null>(null);
  if (!isOn) return <AddressNotFound />;
  return (
    <Stack gap={5}>
      <title>{`${t('selfRegistration.title')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={t('selfRegistration.title')}>{t('selfRegistration.lead')}</PageHeader>
      <NeedsScript>{t('login.noScript')}</NeedsScript>
      {sent ? (
        <Message tone="success" isLive title={t('selfRegistration.sent')}>
          {t('selfRegistration.sentText', { id: sent.protocolo, count: sent.dias })}
        </Message>
      ) : (
        <QueryBoundary asked={setup}>
          {({ regras_senha }) => (
            <QueryBoundary asked={libraries} failed={t('libraryFields.failed')}>
              {(offered) => (
                <RegistrationForm rules={regras_senha} libraries={offered} onSent={setSent} />
              )}
            </QueryBoundary>
          )}
        </QueryBoundary>
      )}
    </Stack>
  );
}
