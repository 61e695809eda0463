import { QueryBoundary } from '../../api/query-boundary.tsx';
import type { PageAddress } from '../../parts/page/page.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { FileLinks } from '../../features/exports/file-links.tsx';
import { References } from '../../features/exports/references.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useTitle } from './use-title.ts';

const referenceQuery = (id: string) => endpointQuery('getTitleReference', { params: { id } });

export function queries({ params: { codAcervo = '' } }: PageAddress) {
  return [referenceQuery(codAcervo)];
}

/** References that cite the title, and its record as a file. */
export function Page() {
  const { cod_acervo: id } = useTitle();
  const asked = useEndpoint(referenceQuery(String(id)));
  return (
    <QueryBoundary asked={asked} skeleton={<Skeleton lines={8} />}>
      {({ referencias }) => (
        <Stack gap={6}>
          <References references={referencias} />
          <FileLinks titleId={id} />
        </Stack>
      )}
    </QueryBoundary>
  );
}
