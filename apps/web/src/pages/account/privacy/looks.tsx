import { looksPageSize } from '@estante/contract/plain';
import { useState } from 'react';
import type { Output } from '../../../api/api.ts';
import { FailureState } from '../../../api/failure-state.tsx';
import { useFailure } from '../../../api/use-failure.ts';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Cluster, Stack } from '../../../ui/flow.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { Table } from '../../../ui/table.tsx';

type LooksResponse = Output<'listRecordLooks'>;
type Look = LooksResponse['consultas'][number];

/** Who of the staff opened the record of its reader. */
export function Looks() {
  const { t } = useTranslation();
  return (
    <section>
      <Stack gap={4}>
        <h2>{t('privacy.looks.title')}</h2>
        <p>{t('privacy.looks.lead')}</p>
        <FoundLooks />
      </Stack>
    </section>
  );
}

function FoundLooks() {
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
  if (data.total === 0) return <p>{t('privacy.looks.none')}</p>;
  return <LookPages found={data} onPage={setPage} />;
}

interface LookPagesProps {
  readonly found: LooksResponse;
  readonly onPage: (page: number) => void;
}

function LookPages({ found, onPage }: LookPagesProps) {
  const { t } = useTranslation();
  const { pagina, total, consultas } = found;
  return (
    <>
      <LookTable looks={consultas} total={total} />
      {total > looksPageSize && (
        <Cluster>
          <Button
            aria-disabled={pagina === 1 || undefined}
            onClick={() => pagina > 1 && onPage(pagina - 1)}
          >
            {t('privacy.looks.newer')}
          </Button>
          <Button
            aria-disabled={pagina * looksPageSize >= total || undefined}
            onClick={() => pagina * looksPageSize < total && onPage(pagina + 1)}
          >
            {t('privacy.looks.older')}
          </Button>
        </Cluster>
      )}
    </>
  );
}

function LookTable({ looks, total }: { readonly looks: readonly Look[]; readonly total: number }) {
  const { t } = useTranslation();
  return (
    <Table<Look>
      caption={t('privacy.looks.total', { count: total })}
      columns={[
        {
          key: 'who',
          label: t('privacy.looks.who'),
          isRowHeader: true,
          cell: ({ nome }) => nome ?? t('privacy.looks.gone'),
        },
        {
          key: 'where',
          label: t('privacy.looks.where'),
          cell: ({ onde, desc_biblioteca }) =>
            `${t(`privacy.looks.places.${onde}`)} · ${desc_biblioteca}`,
        },
        {
          key: 'when',
          label: t('privacy.looks.when'),
          cell: ({ ultima_em: at }) => t('privacy.looks.at', { at }),
        },
        {
          key: 'times',
          label: t('privacy.looks.times'),
          isNumeric: true,
          cell: ({ vezes }) => vezes,
        },
      ]}
      rows={looks}
      rowKey={(look) => `${look.onde} ${look.primeira_em} ${look.nome}`}
    />
  );
}
