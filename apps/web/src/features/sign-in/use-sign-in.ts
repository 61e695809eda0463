import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { ApiFailure, failureOf } from '../../api/api.ts';
import { useAreAllRecovered } from '../../parts/institution/page-config.ts';
import { ApiContext } from '../../api/query.ts';
import { codeKind } from '../../parts/patrons/code-kind.ts';
import type { Person } from '../../session/credentials.ts';
import { isSignedIn } from '../../session/known-session.ts';
import { mayKeepModalSession } from '../../session/is-permitted.ts';
import { useSession } from '../../session/use-session.ts';
import { clearToasts } from '../../ui/feedback/toasts.tsx';
import { signInProblem } from './sign-in-problem.ts';
import type { LoginDetails, SignInPlace, Logins, SignInStep } from './sign-in-step.ts';

const factorErrors: readonly string[] = ['SegundoFatorNecessario', 'SegundoFatorIncorreto'];

function isFactorAsked(error: unknown): boolean {
  return error instanceof ApiFailure && factorErrors.includes(error.codigo);
}

/** Tells whether the calling component was unmounted. */
function useIsGone(): () => boolean {
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return () => gone.current;
}

/** Signs in, and on the login page lets a person with several logins choose one. */
export function useSignIn(place: SignInPlace) {
  const { t } = useTranslation();
  const session = useSession();
  const call = useContext(ApiContext);
  const isRecoveryOffered = useAreAllRecovered();
  const [turnedAway, setTurnedAway] = useState({ times: 0, isByProvider: false });
  const idle = { kind: 'idle', problem: null } as const;
  const [step, setStep] = useState<SignInStep>(idle);
  const isGone = useIsGone();

  const finish = () => {
    setStep(idle);
    if (place.kind !== 'page') place.onSignedIn();
  };

  // Nobody is signed in after closing the dialog while it waits.
  const isWelcome = (person: Person) =>
    place.kind !== 'modal' || (!isGone() && mayKeepModalSession(person));

  const turnAway = (isByProvider: boolean) => {
    setTurnedAway(({ times }) => ({ times: times + 1, isByProvider }));
    setStep(idle);
  };

  /** Signs in by the code that a window brought back from a provider. @throws ApiFailure */
  const comeIn = async (codigo: string) => {
    if (!session || !call) return;
    clearToasts();
    const answer = await call('finishProviderSignIn', { body: { codigo } });
    if (await session.goOnBy(answer, answer.manter, isWelcome)) return finish();
    turnAway(true);
  };

  const submit = async (entry: LoginDetails) => {
    if (!session || !call) return;
    clearToasts();
    setStep({ kind: 'authenticating' });
    // The form was sent before the kept session was read.
    if (await isSignedIn(session)) return finish();
    try {
      if (!(await session.signIn({ ...entry, isWelcome }))) return turnAway(false);
    } catch (error) {
      const { username, password } = entry;
      if (failureOf(error).codigo === 'SenhaProvisoria') {
        return setStep({ kind: 'replacing', username, password });
      }
      const problem = signInProblem(error, t, isRecoveryOffered);
      const { desafio: challenge, valores: has } = failureOf(error);
      const code = codeKind({ app: has['aplicativo'] === 1, kept: has['guardados'] === 1 });
      const asksFactor = isFactorAsked(error);
      return setStep({ kind: 'idle', problem, asksFactor, code, challenge });
    }
    if (place.kind !== 'page') return finish();
    // If the logins cannot be listed, the person stays on the one they signed in by.
    const logins = await call('listLogins', {}).catch((): Logins => []);
    if (logins.length < 2) return finish();
    setStep({ kind: 'choosing', logins, password: entry.password, isBusy: false, problem: null });
  };

  const choose = async (codigo: number | null, senha: string) => {
    if (step.kind !== 'choosing' || !session || !call || place.kind !== 'page') return;
    if (codigo === null) return finish();
    clearToasts();
    setStep({ ...step, isBusy: true, problem: null });
    try {
      const body = { codigo, base: place.target, senha };
      await session.goOnBy(await call('switchLogin', { body }));
      finish();
    } catch (error) {
      setStep({ ...step, isBusy: false, problem: signInProblem(error, t, isRecoveryOffered) });
    }
  };

  return {
    step,
    submit,
    comeIn: place.kind === 'modal' ? comeIn : null,
    choose,
    startAnew: () => setStep(idle),
    /**
     * Number of times that the right person was turned away, as they may not sign in by a dialog, and whether
     * by a provider.
     */
    turnedAway,
  };
}
