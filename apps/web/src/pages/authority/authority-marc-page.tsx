import { useTranslation } from '../../languages/use-translation.ts';
import { useParams } from 'react-router';
import { FailureState } from '../../api/failure-state.tsx';
import type { PageAddress } from '../../parts/page/page.ts';
import { useEndpoint } from '../../api/query.ts';
import { MarcRecord } from '../../features/marc-record/marc-record.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AuthorityDetails } from './authority-details.tsx';
import { AuthorityFrame } from './authority-frame.tsx';
import { authorityQuery, marcQuery } from './authority-queries.ts';

export function queries({ params: { codAutoridade = '' } }: PageAddress) {
  return [authorityQuery(codAutoridade), marcQuery(codAutoridade)];
}

/** The detail of an authority, for cataloguers: its forms, its sources, its records in MARC. */
export function Page() {
  return (
    <AuthorityFrame page="marc">
      {(authority) => (
        <>
          <AuthorityDetails authority={authority} />
          <Records />
        </>
      )}
    </AuthorityFrame>
  );
}

function Records() {
  const { t } = useTranslation();
  const { codAutoridade = '' } = useParams();
  const { data, isError, error, refetch, isFetching } = useEndpoint(marcQuery(codAutoridade));
  if (isError) {
    return <FailureState failure={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) {
    return (
      <Loading label={t('frame.loading')}>
        <Skeleton lines={12} />
      </Loading>
    );
  }
  if (data.registros.length === 0) return <EmptyState title={t('authority.noRecord')} />;
  return data.registros.map((record, at) => (
    <MarcRecord
      key={at}
      record={record}
      caption={t('marc.record', { source: record.fonte, number: record.numero ?? '–' })}
    />
  ));
}
