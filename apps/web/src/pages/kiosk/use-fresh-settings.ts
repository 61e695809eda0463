import { selfServiceQuery } from '../../parts/institution/page-config.ts';
import { useEndpoint } from '../../api/query.ts';

const minute = 60_000;

/** A machine is not loaded anew for weeks: between two readers it asks what is set for it. */
export function useFreshSettings(): void {
  useEndpoint(selfServiceQuery, { staleTime: minute, refetchInterval: minute });
}
