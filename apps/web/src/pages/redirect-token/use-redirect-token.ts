import { readUrl, redirectGrant, sitePath, webClient } from '@estante/contract/plain';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { failureOf, type ApiFailure } from '../../api/api.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { ApiContext } from '../../api/query.ts';
import { useSession, useSessionState } from '../../session/use-session.ts';

type RedirectStep =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'entering' }
  | { readonly kind: 'in' }
  | { readonly kind: 'refused'; readonly failure: ApiFailure };

/** Signs in by the token that the address bears, once; it is taken out of the address at once. */
export function useRedirectToken() {
  const [params] = useSearchParams();
  const [token] = useState(() => params.get('token') ?? '');
  const target = sitePath(params.get('redirect') ?? '/meupergamum');
  const call = useContext(ApiContext);
  const session = useSession();
  const state = useSessionState();
  const { institution } = usePageConfig();
  const [step, setStep] = useState<RedirectStep>({ kind: 'waiting' });
  useTokenTakenOut();

  const enter = useCallback(async () => {
    if (!call || !session) return;
    setStep({ kind: 'entering' });
    try {
      const client = { client_id: webClient.id, client_secret: webClient.secret };
      const body = { ...client, grant_type: redirectGrant, assertion: token };
      await session.goOnBy(await call('issueToken', { body }));
      setStep({ kind: 'in' });
    } catch (error) {
      const failure = failureOf(error);
      setStep({ kind: 'refused', failure });
    }
  }, [call, session, token]);

  const isBegun = useRef(false);
  const isAnonymous = state.kind === 'anonymous';
  const isExpected = isAnonymous && (token === '' || isFrom(institution?.link_conta ?? ''));
  useEffect(() => {
    if (!isExpected || isBegun.current) return;
    isBegun.current = true;
    void enter();
  }, [isExpected, enter]);

  // Not from where the institution has its personal area: somebody else may have made the link.
  const isAsking = isAnonymous && !isExpected && step.kind === 'waiting';
  return {
    step: isAsking ? ({ kind: 'asking' } as const) : step,
    enter,
    target,
    signedIn: state.kind === 'signed-in' ? state.person : null,
  };
}

/** The page that led here is on the host of the personal area. */
function isFrom(address: string): boolean {
  const [there, here] = [address, document.referrer].map((one) => readUrl(one)?.origin ?? null);
  return there !== null && there === here;
}

/** Neither the history nor what is linked from here has it. */
function useTokenTakenOut(): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  useEffect(() => {
    if (!params.has('token')) return;
    const rest = new URLSearchParams(params);
    rest.delete('token');
    void navigate({ search: rest.toString() }, { replace: true });
  }, [navigate, params]);
}
