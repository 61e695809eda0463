import { sitePath } from '@estante/contract/plain';
import { useContext, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { failureOf, type ApiFailure } from '../../api/api.ts';
import { ApiContext } from '../../api/query.ts';
import { failureFor, takeConfirmation } from '../../parts/patrons/provider-answer.ts';
import {
  handBack,
  isProviderWindow,
  leaveProviderWindow,
} from '../../parts/patrons/provider-window.ts';
import { mayKeepModalSession } from '../../session/is-permitted.ts';
import { useSession } from '../../session/use-session.ts';

/** State of a window opened beside a page, which receives the answer. */
export type WindowStep =
  | { readonly kind: 'handing' }
  /** The page has not answered: it sleeps, or is gone. */
  | { readonly kind: 'unheard' }
  /** The page has taken the answer, and the window closes, if the browser lets it. */
  | { readonly kind: 'handed' };

type CallbackStep =
  | WindowStep
  | { readonly kind: 'entering' }
  | { readonly kind: 'in'; readonly target: string }
  /** The reader began in a dialog, but may not sign in by one. */
  | { readonly kind: 'unwelcome'; readonly target: string }
  | { readonly kind: 'refused'; readonly failure: ApiFailure; readonly target: string };

interface Callback {
  readonly step: CallbackStep;
  /** Whether a signed-in reader confirms their identity, and stays signed in whatever the outcome. */
  readonly isConfirmation: boolean;
  /** Continues in this window, whatever became of the page beside it. */
  readonly goOnHere: () => void;
}

/** Milliseconds for the page beside, which may be asleep, to answer. */
const pagePatienceMs = 1500;

/**
 * Signs in, or confirms an identity, by the code in the address, once; the address keeps nothing of it. In a
 * window beside a page, that page does so.
 */
export function useSignInCallback(): Callback {
  const [params] = useSearchParams();
  const [asked] = useState(() => ({
    codigo: params.get('codigo') ?? '',
    falha: params.get('falha'),
    isConfirmation: params.has('confirma'),
    target: sitePath(params.get('redirect')),
  }));
  const { codigo, falha, isConfirmation, target } = asked;
  const call = useContext(ApiContext);
  const session = useSession();
  const navigate = useNavigate();
  const begin = (): CallbackStep =>
    falha === null ? { kind: 'entering' } : { kind: 'refused', failure: failureFor(falha), target };
  const [step, setStep] = useState(begin);
  const isBegun = useRef(false);
  const stopHanding = useRef(() => {});

  useEffect(() => {
    if (isBegun.current || !isProviderWindow()) return;
    isBegun.current = true;
    setStep({ kind: 'handing' });
    void navigate({ search: '' }, { replace: true });
    stopHanding.current = handBack({ codigo, falha }, () => {
      leaveProviderWindow();
      setStep({ kind: 'handed' });
      window.close();
    });
    const wait = () => setStep((now) => (now.kind === 'handing' ? { kind: 'unheard' } : now));
    setTimeout(wait, pagePatienceMs);
  }, [codigo, falha, navigate]);
  const goOnHere = () => {
    stopHanding.current();
    leaveProviderWindow();
    isBegun.current = false;
    setStep(begin);
  };

  useEffect(() => {
    if (!call || !session || isBegun.current || step.kind !== 'entering') return;
    isBegun.current = true;
    const enter = async () => {
      await navigate({ search: '' }, { replace: true });
      try {
        if (isConfirmation) {
          const { url } = await takeConfirmation(call, { codigo, falha });
          return setStep({ kind: 'in', target: sitePath(url) });
        }
        const answer = await call('finishProviderSignIn', { body: { codigo } });
        const isWelcome = answer.em_janela ? mayKeepModalSession : () => true;
        const isIn = await session.goOnBy(answer, answer.manter, isWelcome);
        setStep({ kind: isIn ? 'in' : 'unwelcome', target: sitePath(answer.url) });
      } catch (error) {
        setStep({ kind: 'refused', failure: failureOf(error), target });
      }
    };
    void enter();
  }, [call, session, codigo, falha, isConfirmation, step, target, navigate]);
  return { step, isConfirmation, goOnHere };
}
