import { activities, modules } from '@estante/contract/plain';
import { useContext, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { useIsRecoveryOffered } from '../../parts/institution/page-config.ts';
import { ApiContext } from '../../api/query.ts';
import type { Person } from '../../session/credentials.ts';
import { isPermitted } from '../../session/use-permission.ts';
import { useSession } from '../../session/use-session.ts';
import { clearToasts, showToast } from '../../ui/toasts.tsx';
import { signInMessage } from './sign-in-message.ts';

export interface LoginDetails {
  readonly username: string;
  readonly password: string;
  readonly isKept: boolean;
  /** The answer to a captcha, where one is asked for. */
  readonly captcha?: string;
}

/** Where the login stands: a page of its own, a part of another page, a dialog over it. */
export type SignInPlace =
  /** `target` is the path of this site that is gone on to. */
  | { readonly kind: 'page'; readonly target: string }
  | { readonly kind: 'embedded' | 'modal'; readonly onSignedIn: () => void };

type Logins = Output<'listLogins'>;

/** Where a person is on the way in. The password typed lives until the login is chosen, no longer. */
export type SignInStep =
  | { readonly kind: 'idle'; readonly failures: number }
  | { readonly kind: 'authenticating' }
  | {
      readonly kind: 'choosing';
      readonly logins: Logins;
      readonly password: string;
      readonly isBusy: boolean;
    };

/** A session that began in a dialog goes on only for those who may: activity 107. */
const mayKeepModalSession = (person: Person) =>
  isPermitted(person, modules.readers, activities.keepModalSession);

/** Signs in, and on the login page lets whoever has several logins choose one. */
export function useSignIn(place: SignInPlace) {
  const { t } = useTranslation();
  const session = useSession();
  const call = useContext(ApiContext);
  const isRecoveryOffered = useIsRecoveryOffered();
  const [failures, setFailures] = useState(0);
  const [turnedAway, setTurnedAway] = useState(0);
  const idle = { kind: 'idle', failures } as const;
  const [step, setStep] = useState<SignInStep>(idle);

  const finish = () => {
    setStep(idle);
    if (place.kind !== 'page') place.onSignedIn();
  };

  const submit = async (entry: LoginDetails) => {
    if (!session || !call) return;
    clearToasts();
    setStep({ kind: 'authenticating' });
    try {
      const isWelcome = place.kind === 'modal' ? mayKeepModalSession : () => true;
      if (!(await session.signIn({ ...entry, isWelcome }))) {
        setTurnedAway(turnedAway + 1);
        return setStep(idle);
      }
    } catch (error) {
      showToast(signInMessage(error, t, isRecoveryOffered));
      setFailures(failures + 1);
      setStep({ kind: 'idle', failures: failures + 1 });
      return;
    }
    if (place.kind !== 'page') return finish();
    // Whoever cannot be asked which login goes on by the one they came in by.
    const logins = await call('listLogins', {}).catch((): Logins => []);
    if (logins.length < 2) return finish();
    setStep({ kind: 'choosing', logins, password: entry.password, isBusy: false });
  };

  const choose = async (codigo: number | null, senha: string) => {
    if (step.kind !== 'choosing' || !session || !call || place.kind !== 'page') return;
    if (codigo === null) return finish();
    clearToasts();
    setStep({ ...step, isBusy: true });
    try {
      const body = { codigo, base: place.target, senha };
      await session.goOnBy(await call('switchLogin', { body }));
      finish();
    } catch (error) {
      showToast(signInMessage(error, t, isRecoveryOffered));
      setStep({ ...step, isBusy: false });
    }
  };

  return {
    step,
    submit,
    choose,
    /** How often somebody had the right password, but may not sign in by a dialog. */
    turnedAway,
  };
}
