import { QueryBoundary } from '../../api/query-boundary.tsx';
import type { PageAddress } from '../../parts/page/page.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { DublinCore } from '../../features/exports/dublin-core.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useTitle } from './use-title.ts';

const dublinCoreQuery = (id: string) => endpointQuery('getTitleDublinCore', { params: { id } });

export function queries({ params: { codAcervo = '' } }: PageAddress) {
  return [dublinCoreQuery(codAcervo)];
}

/** Title in the fifteen elements of Dublin Core, which all catalogues understand. */
export function Page() {
  const { cod_acervo: id } = useTitle();
  const asked = useEndpoint(dublinCoreQuery(String(id)));
  return (
    <QueryBoundary asked={asked} skeleton={<Skeleton lines={8} />}>
      {(record) => <DublinCore record={record} />}
    </QueryBoundary>
  );
}
