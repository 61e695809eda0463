import { QueryBoundary } from '../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { NeedsScript } from '../../parts/page/needs-script.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EntryLayout } from '../../ui/layouts/entry-layout.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { SetupForm } from './setup-form.tsx';

const setupQuery = endpointQuery('getSetup', {});
export const queries = () => [setupQuery];

/** First page of an empty network, until it has an administrator. */
export function Page() {
  const { t } = useTranslation();
  const asked = useEndpoint(setupQuery);
  return (
    <EntryLayout brand={<Logo name={t('product')} />}>
      <title>{`${t('setup.title')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={t('setup.title')}>{asked.data?.pendente && t('setup.lead')}</PageHeader>
      <QueryBoundary asked={asked}>
        {({ pendente, regras_senha }) =>
          pendente ? (
            <>
              <NeedsScript>{t('setup.noScript')}</NeedsScript>
              <SetupForm rules={regras_senha} />
            </>
          ) : (
            <Message tone="info" title={t('setup.done')}>
              <ButtonLink href="/login">{t('setup.toSignIn')}</ButtonLink>
            </Message>
          )
        }
      </QueryBoundary>
    </EntryLayout>
  );
}
