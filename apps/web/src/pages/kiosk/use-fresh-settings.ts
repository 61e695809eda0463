import { selfServiceQuery } from '../../parts/institution/page-config.ts';
import { useEndpoint } from '../../api/query.ts';

const minute = 60_000;

/** Queries the machine's settings between two readers, as the page is not reloaded for weeks. */
export function useFreshSettings(): void {
  useEndpoint(selfServiceQuery, { staleTime: minute, refetchInterval: minute });
}
