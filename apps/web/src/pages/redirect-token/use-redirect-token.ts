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

/** Signs in by the token in the address, once; the token is removed from the address at once. */
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

  // The link did not come from the host of the personal area: another site may have made it.
  const isAsking = isAnonymous && !isExpected && step.kind === 'waiting';
  return {
    step: isAsking ? ({ kind: 'asking' } as const) : step,
    enter,
    target,
    signedIn: state.kind === 'signed-in' ? state.person : null,
  };
}

/** Whether the referring page is on the host of the personal area. */
function isFrom(address: string): boolean {
  const [there, here] = [address, document.referrer].map((one) => readUrl(one)?.origin ?? null);
  return there !== null && there === here;
}

/** Removes the token from the address, and so from the history and from referrers. */
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
