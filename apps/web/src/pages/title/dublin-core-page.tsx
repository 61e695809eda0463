import { useTranslation } from '../../languages/use-translation.ts';
import { FailureState } from '../../api/failure-state.tsx';
import type { PageAddress } from '../../parts/page/page.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { DublinCore } from '../../features/exports/dublin-core.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from './use-title.ts';

const dublinCoreQuery = (id: string) => endpointQuery('getTitleDublinCore', { params: { id } });

export function queries({ params: { codAcervo = '' } }: PageAddress) {
  return [dublinCoreQuery(codAcervo)];
}

/** The title in the fifteen elements that all catalogues understand. */
export function Page() {
  const { t } = useTranslation();
  const { cod_acervo: id } = useTitle();
  const { data, error, refetch } = useEndpoint(dublinCoreQuery(String(id)));
  if (error) return <FailureState failure={error} onRetry={() => void refetch()} />;
  if (data) return <DublinCore record={data} />;
  return (
    <Loading label={t('frame.loading')}>
      <Skeleton lines={8} />
    </Loading>
  );
}
