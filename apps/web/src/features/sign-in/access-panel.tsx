import { useState } from 'react';
import { useIsRecoveryOffered } from '../../parts/institution/page-config.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { NeedsScript } from '../../parts/page/needs-script.tsx';
import { Message } from '../../ui/message.tsx';
import { InstitutionMessage } from './institution-message.tsx';
import { LoginPicker } from './login-picker.tsx';
import { Recovery } from './recovery/recovery.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { UnwelcomeMessage } from './unwelcome-message.tsx';
import type { useSignIn } from './use-sign-in.ts';

/** What every login has, wherever it stands: the form, and the way back for who forgot the password. */
export function AccessPanel({ signIn }: { readonly signIn: ReturnType<typeof useSignIn> }) {
  const { t } = useTranslation();
  const { step, submit, choose, turnedAway } = signIn;
  const isRecoveryOffered = useIsRecoveryOffered();
  const [isRecovering, setRecovering] = useState(false);
  const [username, setUsername] = useState('');
  const [recovered, setRecovered] = useState<string | null>(null);

  const turn = (isForgotten: boolean) => (written: string) => {
    setUsername(written);
    setRecovering(isForgotten);
    setRecovered(null);
  };
  const leaveDone = (written: string, words: string) => {
    turn(false)(written);
    setRecovered(words);
  };

  if (step.kind === 'choosing') {
    return (
      <LoginPicker step={step} onChoose={(codigo, password) => void choose(codigo, password)} />
    );
  }
  if (isRecovering) {
    return <Recovery username={username} onLeave={turn(false)} onDone={leaveDone} />;
  }
  return (
    <>
      <NeedsScript>{t('login.noScript')}</NeedsScript>
      {recovered !== null && (
        <Message tone="success" isLive>
          {recovered}
        </Message>
      )}
      {turnedAway > 0 && <UnwelcomeMessage key={`message ${turnedAway}`} />}
      <SignInForm
        // Another form each time: nothing that was written stays.
        key={turnedAway}
        step={step}
        username={turnedAway > 0 ? '' : username}
        onSubmit={(entry) => {
          setRecovered(null);
          void submit(entry);
        }}
        onForgotten={isRecoveryOffered ? turn(true) : null}
      />
      <InstitutionMessage />
    </>
  );
}
