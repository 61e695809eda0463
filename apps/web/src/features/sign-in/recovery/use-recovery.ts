import { useContext, useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { ApiFailure, type Output } from '../../../api/api.ts';
import { ApiContext } from '../../../api/query.ts';
import { clearToasts, showToast } from '../../../ui/toasts.tsx';
import { recoveryNotice, type Notice } from './recovery-notice.ts';

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

/** The three steps by which a forgotten password is replaced; `onDone` is told whose it was. */
export function useRecovery(onDone: (user: string) => void) {
  const { t } = useTranslation();
  const call = useContext(ApiContext);
  const [step, setStep] = useState<RecoveryStep>({ kind: 'user' });
  const [user, setUser] = useState('');
  const { notice, setNotice, isBusy, attempt } = useAttempts();

  const offerAnother = () =>
    setStep((now) => (now.kind === 'code' ? { ...now, mayResend: true } : now));

  const mailCode = async (whose: string, captcha: string | null) => {
    const query = captcha === null ? {} : { recaptcha_token: captcha };
    const sent = await call?.('requestRecoveryCode', { params: { user: whose }, query });
    if (!sent) return;
    const { emails, length, tte } = sent;
    setStep({ kind: 'code', emails, length, endsAt: Date.now() + tte * 1000, mayResend: false });
  };

  return {
    step,
    notice,
    isBusy,
    user,
    setNotice,
    ask: (typed: string, captcha: string | null) => {
      setUser(typed.trim());
      return attempt(() => mailCode(typed.trim(), captcha));
    },
    resend: () =>
      attempt(async () => {
        await mailCode(user, null);
        setNotice({ tone: 'success', words: t('recovery.resent') });
      }),
    /** The user name is written again; with it a captcha is. */
    restart: () => {
      setNotice(null);
      setStep({ kind: 'user' });
    },
    /** Nobody has written it in time. */
    expire: () => {
      setNotice({ tone: 'warning', words: t('recovery.expired') });
      offerAnother();
    },
    check: async (code: string) => {
      const refused = await attempt(async () => {
        const found = await call?.('checkRecoveryCode', { params: { user }, body: { code } });
        if (found) setStep({ kind: 'password', code, ...found });
      });
      if (refused?.status === 422) offerAnother();
      return refused;
    },
    save: async (code: string, password: string) => {
      const refused = await attempt(async () => {
        await call?.('recoverPassword', { params: { user }, body: { code, password } });
        showToast({ tone: 'success', words: t('recovery.SenhaAlteradaSucesso') });
        onDone(user);
      });
      // The code was used up or grew old meanwhile: there is no other way than another one.
      if (refused?.codigo === 'CodigoNaoConfere') setStep({ kind: 'user' });
    },
  };
}

/** One call at a time, with what is said of it where it fails. */
function useAttempts() {
  const { t } = useTranslation();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** Resolves with the refusal, if it was one. */
  const attempt = async (act: () => Promise<void>): Promise<ApiFailure | null> => {
    if (isBusy) return null;
    clearToasts();
    setNotice(null);
    setBusy(true);
    try {
      await act();
      return null;
    } catch (error) {
      setNotice(recoveryNotice(error, t));
      return error instanceof ApiFailure ? error : null;
    } finally {
      setBusy(false);
    }
  };
  return { notice, setNotice, isBusy, attempt };
}

export type RecoveryFlow = ReturnType<typeof useRecovery>;
