import { Navigate } from 'react-router';
import { refusalSentence } from '../../api/refusal-sentence.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { InstitutionLogo } from '../../parts/institution/institution-logo.tsx';
import { UnwelcomeMessage } from '../../features/sign-in/unwelcome-message.tsx';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { loginHref } from '../../session/login-address.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Cluster } from '../../ui/layouts/flow.tsx';
import { EntryLayout } from '../../ui/layouts/entry-layout.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useSignInCallback } from './use-sign-in-callback.ts';
import { WindowWords } from './window-words.tsx';

/**
 * Page that an institution sends the reader back to after signing in there: signed in, confirmed, or told why
 * not.
 */
export function Page() {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const { step, isConfirmation, goOnHere } = useSignInCallback();
  const isBeside = step.kind === 'handing' || step.kind === 'unheard' || step.kind === 'handed';
  const beside = isBeside ? step : null;
  const title = t(isConfirmation ? 'confirmation.title' : 'signInWays.title');
  if (step.kind === 'in') return <Navigate to={step.target} replace />;
  return (
    <EntryLayout
      back={
        // A window beside a page leads back to that.
        !beside && (
          <ButtonLink href="/" variant="quiet" icon="arrowLeft">
            {t('login.back')}
          </ButtonLink>
        )
      }
      brand={<InstitutionLogo over={institution ? [institution.sigla] : []} />}
    >
      <title>{`${title} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={title} />
      {beside && <WindowWords step={beside} onGoOnHere={goOnHere} />}
      {step.kind === 'unwelcome' && <UnwelcomeMessage from={step.target} isByProvider />}
      {step.kind === 'refused' && (
        <>
          <Message tone="danger" isLive>
            {refusalSentence(step.failure, t)}
          </Message>
          <Cluster>
            {isConfirmation ? (
              <ButtonLink href={step.target} variant="primary">
                {t('confirmation.back')}
              </ButtonLink>
            ) : (
              <ButtonLink href={loginHref(step.target)} variant="primary">
                {t('signInWays.again')}
              </ButtonLink>
            )}
          </Cluster>
        </>
      )}
      {step.kind === 'entering' && (
        <>
          <Spinner label={t(isConfirmation ? 'confirmation.taking' : 'login.authenticating')} />
          <noscript>{t('login.noScript')}</noscript>
        </>
      )}
    </EntryLayout>
  );
}
