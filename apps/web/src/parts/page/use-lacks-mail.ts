import { activities } from '@estante/contract/plain';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useActivity } from '../institution/page-config.ts';

/** Whether nothing can be mailed to the reader who writes; false while that is not known. */
export function useLacksMail(isWriting: boolean): boolean {
  const isOn = useActivity(activities.accountPersonalData);
  const asked = useEndpoint(endpointQuery('getPersonalData', {}), { enabled: isWriting && isOn });
  return asked.data?.email === '';
}
