import { useTranslation } from '../../languages/use-translation.ts';
import { Navigate } from 'react-router';
import type { ApiFailure } from '../../api/api.ts';
import { failureWords } from '../../api/failure-words.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { loginHref } from '../../session/login-address.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Cluster } from '../../ui/layouts/flow.tsx';
import { EntryLayout } from '../../ui/layouts/entry-layout.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useRedirectToken } from './use-redirect-token.ts';

/** Page that a reader arrives at, signed in, from another host of the institution; or the refusal. */
export function Page() {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const { step, enter, target, signedIn } = useRedirectToken();
  if (step.kind === 'in') return <Navigate to={target} replace />;
  return (
    <EntryLayout
      back={
        <ButtonLink href="/" variant="quiet" icon="arrowLeft">
          {t('login.back')}
        </ButtonLink>
      }
      brand={<Logo name={t('product')} over={institution ? [institution.sigla] : []} />}
    >
      <title>{`${t('redirected.title')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={t('redirected.title')} />
      {signedIn && step.kind !== 'entering' ? (
        <SignedInMessage name={signedIn.user.nome_pessoa} target={target} />
      ) : step.kind === 'refused' ? (
        <RefusalMessage failure={step.failure} target={target} />
      ) : step.kind === 'asking' ? (
        <EntryQuestion onEnter={() => void enter()} />
      ) : (
        <>
          <Spinner label={t('login.authenticating')} />
          <noscript>{t('login.noScript')}</noscript>
        </>
      )}
    </EntryLayout>
  );
}

/** Message that another session is under way here: nobody replaces it. */
function SignedInMessage({ name, target }: { readonly name: string; readonly target: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Message isLive>{t('redirected.alreadyIn', { name })}</Message>
      <Cluster>
        <ButtonLink href={target} variant="primary">
          {t('redirected.goOnAs', { name })}
        </ButtonLink>
        <ButtonLink href="/sair" variant="quiet">
          {t('account.signOut')}
        </ButtonLink>
      </Cluster>
    </>
  );
}

function EntryQuestion({ onEnter }: { readonly onEnter: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <Message tone="warning" isLive>
        {t('redirected.asking')}
      </Message>
      <Cluster>
        <Button variant="primary" onClick={onEnter}>
          {t('redirected.enter')}
        </Button>
        <ButtonLink href="/" variant="quiet">
          {t('redirected.leave')}
        </ButtonLink>
      </Cluster>
    </>
  );
}

function RefusalMessage({
  failure,
  target,
}: {
  readonly failure: ApiFailure;
  readonly target: string;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Message tone="danger" isLive>
        {failureWords(failure, t)}
      </Message>
      <Cluster>
        <ButtonLink href={loginHref(target)} variant="primary">
          {t('login.title')}
        </ButtonLink>
      </Cluster>
    </>
  );
}
