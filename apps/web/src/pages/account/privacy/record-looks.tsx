import { looksPageSize } from '@estante/contract/plain';
import { useState } from 'react';
import type { Output } from '../../../api/api.ts';
import { FailureState } from '../../../api/failure-state.tsx';
import { useFailure } from '../../../api/use-failure.ts';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Table } from '../../../ui/data/table.tsx';

type AccessesResponse = Output<'listRecordLooks'>;
type Access = AccessesResponse['consultas'][number];

/** Looks of staff at the reader's record. */
export function Accesses() {
  const { t } = useTranslation();
  return (
    <section>
      <Stack gap={4}>
        <h2>{t('privacy.accesses.title')}</h2>
        <p>{t('privacy.accesses.lead')}</p>
        <FoundAccesses />
      </Stack>
    </section>
  );
}

function FoundAccesses() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const query = endpointQuery('listRecordLooks', { query: { pagina: page } });
  const asked = useListEndpoint(query);
  const { data, isFetching, refetch } = asked;
  const failure = useFailure(asked) ?? asked.error;
  if (failure) {
    return (
      <FailureState failure={failure} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  if (!data) {
    return (
      <Loading label={t('frame.loading')}>
        <Skeleton lines={3} />
      </Loading>
    );
  }
  if (data.total === 0) return <p>{t('privacy.accesses.none')}</p>;
  return <AccessPages found={data} onPage={setPage} />;
}

interface AccessPagesProps {
  readonly found: AccessesResponse;
  readonly onPage: (page: number) => void;
}

function AccessPages({ found, onPage }: AccessPagesProps) {
  const { t } = useTranslation();
  const { pagina, total, consultas } = found;
  return (
    <>
      <AccessTable accesses={consultas} total={total} />
      {total > looksPageSize && (
        <Cluster>
          <Button
            aria-disabled={pagina === 1 || undefined}
            onClick={() => pagina > 1 && onPage(pagina - 1)}
          >
            {t('privacy.accesses.newer')}
          </Button>
          <Button
            aria-disabled={pagina * looksPageSize >= total || undefined}
            onClick={() => pagina * looksPageSize < total && onPage(pagina + 1)}
          >
            {t('privacy.accesses.older')}
          </Button>
        </Cluster>
      )}
    </>
  );
}

function AccessTable({
  accesses,
  total,
}: {
  readonly accesses: readonly Access[];
  readonly total: number;
}) {
  const { t } = useTranslation();
  return (
    <Table<Access>
      caption={t('privacy.accesses.total', { count: total })}
      columns={[
        {
          key: 'who',
          label: t('privacy.accesses.who'),
          isRowHeader: true,
          cell: ({ nome }) => nome ?? t('privacy.accesses.gone'),
        },
        {
          key: 'where',
          label: t('privacy.accesses.where'),
          cell: ({ onde, desc_biblioteca }) =>
            `${t(`privacy.accesses.places.${onde}`)} · ${desc_biblioteca}`,
        },
        {
          key: 'when',
          label: t('privacy.accesses.when'),
          cell: ({ ultima_em: at }) => t('privacy.accesses.at', { at }),
        },
        {
          key: 'times',
          label: t('privacy.accesses.times'),
          isNumeric: true,
          cell: ({ vezes }) => vezes,
        },
      ]}
      rows={accesses}
      rowKey={(access) => `${access.onde} ${access.primeira_em} ${access.nome}`}
    />
  );
}
