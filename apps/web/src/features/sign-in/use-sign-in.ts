import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output } from '../../app/api.ts';
import { ApiContext } from '../../app/query.ts';
import { useSession } from '../../app/session/use-session.ts';
import { clearToasts, showToast } from '../../ui/toasts.tsx';
import { signInMessage } from './sign-in-message.ts';

export interface Entry {
  readonly username: string;
  readonly password: string;
  readonly isKept: boolean;
}

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

/** Signs in, and where the person has several logins lets them choose; `target` is gone on to. */
export function useSignIn(target: string) {
  const { t } = useTranslation();
  const session = useSession();
  const call = useContext(ApiContext);
  const [step, setStep] = useState<SignInStep>({ kind: 'idle', failures: 0 });
  const [failures, setFailures] = useState(0);

  const finish = () => setStep({ kind: 'idle', failures });

  const submit = async (entry: Entry) => {
    if (!session || !call) return;
    clearToasts();
    setStep({ kind: 'authenticating' });
    try {
      await session.signIn(entry);
    } catch (error) {
      showToast(signInMessage(error, t));
      setFailures(failures + 1);
      setStep({ kind: 'idle', failures: failures + 1 });
      return;
    }
    // Whoever cannot be asked which login goes on by the one they came in by.
    const logins = await call('listLogins', {}).catch((): Logins => []);
    if (logins.length < 2) return finish();
    setStep({ kind: 'choosing', logins, password: entry.password, isBusy: false });
  };

  const choose = async (codigo: number | null, senha: string) => {
    if (step.kind !== 'choosing' || !session || !call) return;
    if (codigo === null) return finish();
    clearToasts();
    setStep({ ...step, isBusy: true });
    try {
      await session.goOnBy(await call('switchLogin', { body: { codigo, base: target, senha } }));
      finish();
    } catch (error) {
      showToast(signInMessage(error, t));
      setStep({ ...step, isBusy: false });
    }
  };

  return { step, submit, choose };
}
