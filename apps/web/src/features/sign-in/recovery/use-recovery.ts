import { useContext, useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { ApiContext } from '../../../api/query.ts';
import { problemOf } from '../../../api/problem.ts';
import { useAttempts } from './use-attempts.ts';

export type RecoveryStep =
  | { readonly kind: 'user' }
  | {
      readonly kind: 'code';
      readonly emails: readonly string[];
      /** Digits of the code. */
      readonly length: number;
      /** End of the code, in milliseconds since 1970. */
      readonly endsAt: number;
      /** Whether another code is offered: the written one was wrong, or too old. */
      readonly mayResend: boolean;
    }
  | {
      readonly kind: 'password';
      readonly code: string;
      readonly rules: Output<'checkRecoveryCode'>['rules'];
      /** Name of the person, no part of which may be in the password. */
      readonly name: string;
    };

/** Milliseconds within which two ends mean the same code, reported twice. */
const sameEnd = 3000;

/**
 * Keeps the three steps by which a forgotten password is replaced; `onDone` receives the user name and the
 * message.
 */
export function useRecovery(onDone: (user: string, words: string) => void) {
  const { t } = useTranslation();
  const call = useContext(ApiContext);
  const [step, setStep] = useState<RecoveryStep>({ kind: 'user' });
  const [user, setUser] = useState('');
  const { notice, problem, say, refuse, isBusy, attempt } = useAttempts();

  const offerAnother = () =>
    setStep((now) => (now.kind === 'code' ? { ...now, mayResend: true } : now));

  /** Has a code mailed; resolves with the moment at which it ends. */
  const mailCode = async (whose: string, captcha: string | null) => {
    const query = captcha === null ? {} : { recaptcha_token: captcha };
    const sent = await call?.('requestRecoveryCode', { params: { user: whose }, query });
    if (!sent) return 0;
    const { emails, length, tte } = sent;
    const endsAt = Date.now() + tte * 1000;
    setStep({ kind: 'code', emails, length, endsAt, mayResend: false });
    return endsAt;
  };

  return {
    step,
    notice,
    problem,
    isBusy,
    user,
    refuse,
    ask: (typed: string, captcha: string | null) => {
      setUser(typed.trim());
      return attempt(async () => void (await mailCode(typed.trim(), captcha)));
    },
    resend: () =>
      attempt(async () => {
        const knownEnd = step.kind === 'code' ? step.endsAt : 0;
        const isNew = (await mailCode(user, null)) - knownEnd > sameEnd;
        say({ tone: 'success', words: t(isNew ? 'recovery.resent' : 'recovery.sentJustNow') });
      }),
    /** Goes back to the user name, which is sent with a new captcha. */
    restart: () => {
      refuse(null);
      setStep({ kind: 'user' });
    },
    /** Reports that the code was not written in time. */
    expire: () => {
      say({ tone: 'warning', words: t('recovery.expired') });
      offerAnother();
    },
    check: async (code: string) => {
      const refused = await attempt(async () => {
        const found = await call?.('checkRecoveryCode', { params: { user }, body: { code } });
        if (found) setStep({ kind: 'password', code, ...found });
      });
      if (refused?.status === 422) {
        offerAnother();
        const found = problemOf(refused, t);
        refuse({ ...found, fields: [{ name: 'code', words: found.words }] });
      }
      return refused;
    },
    save: async (code: string, password: string) => {
      const refused = await attempt(async () => {
        await call?.('recoverPassword', { params: { user }, body: { code, password } });
        onDone(user, t('recovery.SenhaAlteradaSucesso'));
      });
      // A code used up or expired meanwhile leaves no way but a new one.
      if (refused?.codigo === 'CodigoNaoConfere') setStep({ kind: 'user' });
    },
  };
}

export type RecoveryFlow = ReturnType<typeof useRecovery>;
