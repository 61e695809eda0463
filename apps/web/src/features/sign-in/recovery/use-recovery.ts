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
      /** Milliseconds since 1970. */
      readonly endsAt: number;
      /** The code that was written was none, or is too old. */
      readonly mayResend: boolean;
    }
  | {
      readonly kind: 'password';
      readonly code: string;
      readonly rules: Output<'checkRecoveryCode'>['rules'];
      /** The person's name, no part of which may be in the password. */
      readonly name: string;
    };

/** Milliseconds: codes that end so near to each other are one, told twice. */
const sameEnd = 3000;

/** The three steps by which a forgotten password is replaced; `onDone` is told whose it was, and that it was. */
export function useRecovery(onDone: (user: string, words: string) => void) {
  const { t } = useTranslation();
  const call = useContext(ApiContext);
  const [step, setStep] = useState<RecoveryStep>({ kind: 'user' });
  const [user, setUser] = useState('');
  const { notice, problem, say, refuse, isBusy, attempt } = useAttempts();

  const offerAnother = () =>
    setStep((now) => (now.kind === 'code' ? { ...now, mayResend: true } : now));

  /** Resolves with when the code ends. */
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
    /** The user name is written again; with it a captcha is. */
    restart: () => {
      refuse(null);
      setStep({ kind: 'user' });
    },
    /** Nobody has written it in time. */
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
      // The code was used up or grew old meanwhile: there is no other way than another one.
      if (refused?.codigo === 'CodigoNaoConfere') setStep({ kind: 'user' });
    },
  };
}

export type RecoveryFlow = ReturnType<typeof useRecovery>;
