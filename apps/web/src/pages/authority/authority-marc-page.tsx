import { useTranslation } from '../../languages/use-translation.ts';
import { useParams } from 'react-router';
import type { Output } from '../../api/api.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import type { PageAddress } from '../../parts/page/page.ts';
import { useEndpoint } from '../../api/query.ts';
import { MarcRecord } from '../../features/marc-record/marc-record.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AuthorityDetails } from './authority-details.tsx';
import { AuthorityFrame } from './authority-frame.tsx';
import { authorityQuery, marcQuery } from './authority-queries.ts';

export function queries({ params: { codAutoridade = '' } }: PageAddress) {
  return [authorityQuery(codAutoridade), marcQuery(codAutoridade)];
}

/** Details of an authority for cataloguers: its forms, its sources, its records in MARC. */
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
  const asked = useEndpoint(marcQuery(codAutoridade));
  return (
    <QueryBoundary asked={asked} skeleton={<Skeleton lines={12} />}>
      {({ registros }) =>
        registros.length === 0 ? (
          <EmptyState title={t('authority.noRecord')} />
        ) : (
          registros.map((record, at) => <SourceRecord key={at} record={record} />)
        )
      }
    </QueryBoundary>
  );
}

type Source = Output<'getAuthorityMarc'>['registros'][number];

function SourceRecord({ record }: { readonly record: Source }) {
  const { t } = useTranslation();
  const caption = t('marc.record', { source: record.fonte, number: record.numero ?? '–' });
  return <MarcRecord record={record} caption={caption} />;
}
