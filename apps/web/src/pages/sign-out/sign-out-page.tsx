import { webAddress } from '@estante/contract/plain';
import { useContext, useEffect } from 'react';
import type { CallEndpoint } from '../../api/api.ts';
import { ApiContext } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { useLocation, useNavigate } from 'react-router';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { endedSession } from '../../session/ended-session.ts';
import { isSignedIn } from '../../session/known-session.ts';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import styles from './sign-out-page.module.css';

/**
 * Clears the session, then signs out with the provider by which it began, or goes to the institution's own
 * address, or to the front page. A provider is queried with a living session only.
 */
export function Page() {
  const { t } = useTranslation();
  useLeaving();
  return (
    <h1 className={styles.ellipsis} aria-label={t('account.signOut')}>
      <title>{`${t('account.signOut')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />…
    </h1>
  );
}

function useLeaving(): void {
  const call = useContext(ApiContext);
  const session = useSession();
  const navigate = useNavigate();
  const hasEnded = useLocation().state === endedSession;
  const base = webAddress(usePageConfig().institution?.link_base ?? '')?.href;
  useEffect(() => {
    const leave = async () => {
      const there = hasEnded ? null : await addressThere(call, session);
      await session?.signOut();
      if (there !== null) location.replace(there);
      else if (base === undefined) await navigate('/', { replace: true });
      else location.replace(base);
    };
    if (session) void leave();
  }, [call, session, navigate, base, hasEnded]);
}

/** Milliseconds that a provider may take: a reader who leaves a shared computer must be signed out. */
const providerTime = 3000;

/** Requests the address to sign out with the provider; null if there is none, or no answer in time. */
async function addressThere(
  call: CallEndpoint | null,
  session: Session | null,
): Promise<string | null> {
  if (!call || !session || !(await isSignedIn(session))) return null;
  const said = call('getSignOutAddress', {}).then(
    ({ url }) => url,
    () => null,
  );
  const nobody = new Promise<null>((done) => void setTimeout(() => done(null), providerTime));
  return Promise.race([said, nobody]);
}
