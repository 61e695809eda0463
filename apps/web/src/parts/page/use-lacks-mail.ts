import { activities } from '@estante/contract/plain';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useActivity } from '../institution/page-config.ts';

/** Whether the reader who writes has no mail address; false while that is not known. */
export function useLacksMail(isWriting: boolean): boolean {
  const isOn = useActivity(activities.accountPersonalData);
  const asked = useEndpoint(endpointQuery('getPersonalData', {}), { enabled: isWriting && isOn });
  return asked.data?.email === '';
}
