import { activities } from '@estante/contract/plain';
import { useActivity } from '../institution/page-config.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useSessionState } from '../../session/use-session.ts';

/**
 * Reads the titles in the permanent basket of the signed-in reader; null while nobody is signed in, or it is
 * not known.
 */
export function usePermanentBasket(): ReadonlySet<number> | null {
  const isOn = useActivity(activities.accountPermanentBasket);
  const enabled = useSessionState().kind === 'signed-in' && isOn;
  const { data } = useEndpoint(endpointQuery('getPermanentBasket', {}), { enabled });
  return enabled && data ? new Set(data.acervos) : null;
}
