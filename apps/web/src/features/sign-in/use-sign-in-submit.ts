import type { PasskeyChallenge } from '@estante/contract';
import { useState, type SubmitEvent } from 'react';
import { signByPasskey } from '../../browser/passkeys.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import type { CodeKind } from '../../parts/patrons/code-kind.ts';
import { isSentBy, textOfControl } from '../../ui/fields/form-control.ts';
import type { FormProblem } from '../../ui/feedback/problem-summary.tsx';
import type { Captcha } from './use-captcha.ts';
import type { LoginDetails } from './sign-in-step.ts';

interface SignInSubmit {
  readonly captcha: Captcha;
  readonly asked: CodeKind | null;
  readonly challenge: PasskeyChallenge | null;
  readonly isBusy: boolean;
  readonly onSubmit: (entry: LoginDetails) => void;
}

type Control = 'username' | 'password' | 'captcha';

/** Passes the written details on once nothing is missing; else says what is. */
export function useSignInSubmit({ captcha, asked, challenge, isBusy, onSubmit }: SignInSubmit) {
  const { t } = useTranslation();
  const [missing, setMissing] = useState<FormProblem | null>(null);

  const refuse = (controls: readonly [Control, ...Control[]]) => {
    const why = controls[0] === 'captcha' ? 'errors.AuthCAPTCHAError' : 'errors.credential_missing';
    const fields = controls.map((name) => ({ name, words: t(missingWords[name]) }));
    setMissing({ tone: 'warning', words: t(why), fields });
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const entry = {
      username: textOfControl(event.currentTarget, 'username'),
      password: textOfControl(event.currentTarget, 'password'),
      isKept: textOfControl(event.currentTarget, 'keep') !== '',
    };
    const code = asked ? textOfControl(event.currentTarget, 'code') : '';
    const [first, ...others] = blanksOf(entry);
    if (first) {
      captcha.reset();
      return refuse([first, ...others]);
    }
    setMissing(null);
    const isByPasskey = challenge && isSentBy(event, 'passkey');
    const passkey = isByPasskey ? await signByPasskey(challenge) : undefined;
    if (passkey === null) {
      const words = t('secondFactor.passkeyNotShown');
      return setMissing({ tone: 'warning', words, fields: [] });
    }
    const answer = await captcha.token();
    if (captcha.isUsed && answer === null) return refuse(['captcha']);
    onSubmit({
      ...entry,
      ...(answer !== null && { captcha: answer }),
      ...(passkey ? { passkey } : code && { code }),
    });
  };
  return { missing, submit };
}

const missingWords = {
  username: 'login.usernameRequired',
  password: 'login.passwordRequired',
  captcha: 'captcha.required',
} as const satisfies Readonly<Record<Control, string>>;

function blanksOf(entry: Pick<LoginDetails, 'username' | 'password'>): Control[] {
  return (['username', 'password'] as const).filter((name) => entry[name].trim() === '');
}
