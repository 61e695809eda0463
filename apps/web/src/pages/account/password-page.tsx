import { webAddress } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { SecondFactor } from '../../features/second-factor/second-factor.tsx';
import { PasswordForm } from '../../features/sign-in/password-form.tsx';
import { useIsRecoveryOffered, usePageConfig } from '../../parts/institution/page-config.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';

/** Password change where the password is kept: here, or on the page that the institution names. */
export function Page() {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const isKeptHere = useIsRecoveryOffered();
  const { __web_url_pw: address = '' } = institution ?? {};
  const outside = webAddress(address);
  return (
    <Stack gap={5}>
      <title>{`${t('password.title')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader over={t('account.title')} title={t('password.title')}>
        {t('password.lead')}
      </PageHeader>
      {outside ? (
        <OutsidePassword href={outside.href} />
      ) : isKeptHere ? (
        <OwnPassword />
      ) : (
        <Message>{t('password.elsewhere')}</Message>
      )}
      <SecondFactor />
    </Stack>
  );
}

function OutsidePassword({ href }: { readonly href: string }) {
  const { t } = useTranslation();
  return (
    <Message
      actions={
        <ButtonLink href={href} icon="external">
          {t('password.goThere')}
        </ButtonLink>
      }
    >
      {t('password.outside')}
    </Message>
  );
}

function OwnPassword() {
  const { t } = useTranslation();
  const asked = useEndpoint(endpointQuery('getPasswordRules', {}));
  // Identity providers keep the passwords of all but administrators.
  if (asked.error?.codigo === 'RecursoDesativado')
    return <Message>{t('password.elsewhere')}</Message>;
  return <QueryBoundary asked={asked}>{(rules) => <PasswordForm {...rules} />}</QueryBoundary>;
}
