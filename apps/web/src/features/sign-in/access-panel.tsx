import { activities } from '@estante/contract/plain';
import { useLocation } from 'react-router';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useActivity, useIsRecoveryOffered } from '../../parts/institution/page-config.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { NeedsScript } from '../../parts/page/needs-script.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { InstitutionMessage } from './institution-message.tsx';
import { LoginPicker } from './login-picker.tsx';
import { OwnPasswordForm } from './own-password-form.tsx';
import { ProviderWays } from './provider-ways.tsx';
import { Recovery } from './recovery/recovery.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { UnwelcomeMessage } from './unwelcome-message.tsx';
import type { useSignIn } from './use-sign-in.ts';
import { useForgotten } from './use-forgotten.ts';

interface AccessPanelProps {
  readonly signIn: ReturnType<typeof useSignIn>;
  /** Path that a provider sends the reader back to; null for the present page. */
  readonly target?: string | null;
}

/** Panel of every login: the form, and the recovery of a forgotten password. */
export function AccessPanel({ signIn, target = null }: AccessPanelProps) {
  const { t } = useTranslation();
  const { step, submit, comeIn, choose, startAnew, turnedAway } = signIn;
  const { pathname, search } = useLocation();
  const isRecoveryOffered = useIsRecoveryOffered();
  const { isRecovering, username, recovered, setRecovered, turn, leaveDone } = useForgotten();
  // If the list of providers fails, the form still works.
  const ways = useEndpoint(endpointQuery('listSignInWays', {})).data;
  const providers = ways?.provedores ?? [];

  if (step.kind === 'choosing') {
    return (
      <LoginPicker step={step} onChoose={(codigo, password) => void choose(codigo, password)} />
    );
  }
  if (step.kind === 'replacing') {
    const done = (words: string) => {
      startAnew();
      leaveDone(step.username, words);
    };
    return (
      <OwnPasswordForm
        username={step.username}
        given={step.password}
        rules={ways?.regras_senha}
        onDone={done}
      />
    );
  }
  if (isRecovering) {
    return <Recovery username={username} onLeave={turn(false)} onDone={leaveDone} />;
  }
  const form = (
    <SignInForm
      // A new form each time: nothing written before stays.
      key={turnedAway.times}
      step={step}
      username={turnedAway.times > 0 ? '' : username}
      onSubmit={(entry) => {
        setRecovered(null);
        void submit(entry);
      }}
      onForgotten={isRecoveryOffered ? turn(true) : null}
    />
  );
  return (
    <>
      <NeedsScript>{t('login.noScript')}</NeedsScript>
      {recovered !== null && (
        <Message tone="success" isLive>
          {recovered}
        </Message>
      )}
      {turnedAway.times > 0 && (
        <UnwelcomeMessage
          key={`message ${turnedAway.times}`}
          from={pathname + search}
          isByProvider={turnedAway.isByProvider}
        />
      )}
      {providers.length > 0 && <ProviderWays {...{ providers, target, comeIn }} />}
      {providers.length > 0 && ways?.senha === 'administracao' ? (
        <Disclosure title={t('signInWays.forAdministration')}>{form}</Disclosure>
      ) : (
        <>
          {providers.length > 0 && <h2>{t('signInWays.or')}</h2>}
          {form}
        </>
      )}
      <RegisterLink />
      <InstitutionMessage />
    </>
  );
}

function RegisterLink() {
  const { t } = useTranslation();
  const mayRegister = useActivity(activities.selfRegistration);
  return (
    mayRegister && (
      <p>
        <Link href="/cadastro">{t('selfRegistration.register')}</Link>
      </p>
    )
  );
}
