import { useTranslation } from '../../languages/use-translation.ts';
import { FailureState } from '../../api/failure-state.tsx';
import type { PageAddress } from '../../parts/page/page.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { FileLinks } from '../../features/exports/file-links.tsx';
import { References } from '../../features/exports/references.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from './use-title.ts';

const referenceQuery = (id: string) => endpointQuery('getTitleReference', { params: { id } });

export function queries({ params: { codAcervo = '' } }: PageAddress) {
  return [referenceQuery(codAcervo)];
}

/** How the title is cited, and its record as a file. */
export function Page() {
  const { t } = useTranslation();
  const { cod_acervo: id } = useTitle();
  const { data, error, refetch } = useEndpoint(referenceQuery(String(id)));
  if (error) return <FailureState failure={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading label={t('frame.loading')}>
        <Skeleton lines={8} />
      </Loading>
    );
  }
  return (
    <Stack gap={6}>
      <References references={data.referencias} />
      <FileLinks titleId={id} />
    </Stack>
  );
}
