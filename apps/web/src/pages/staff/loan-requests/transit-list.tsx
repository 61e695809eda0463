import { formatMoment, type Translate } from '@estante/phrases/translator';
import { useTranslation } from 'react-i18next';
import type { Output } from '../../../app/api.ts';
import { FailureState } from '../../../app/failure-state.tsx';
import { endpointQuery, useEndpoint } from '../../../app/query.ts';
import { Link } from '../../../ui/link.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { Table } from '../../../ui/table.tsx';

const requestsPath = '/meupergamum/atendimento/solicitacoes-emprestimo';

/** Copies on their way from or to the unit. */
export function TransitList() {
  const { t, i18n } = useTranslation();
  const query = endpointQuery('listTransits', {});
  const { data, error, isFetching, refetch } = useEndpoint(query, { staleTime: 0 });
  if (error && !data) {
    return (
      <FailureState
        failure={error}
        title={t('loanRequests.transit.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Loading label={t('frame.loading')}>
        <Skeleton lines={6} />
      </Loading>
    );
  }
  if (data.transitos.length === 0) {
    return (
      <EmptyState title={t('loanRequests.transit.none')}>
        {t('loanRequests.transit.noneHint')}
      </EmptyState>
    );
  }
  return (
    <Table
      caption={t('loanRequests.transit.list')}
      columns={[
        {
          key: 'title',
          label: t('loanRequests.transit.title'),
          isRowHeader: true,
          cell: titleOf,
        },
        {
          key: 'barcode',
          label: t('loanRequests.fields.codigo_barras'),
          cell: ({ codigo_barras }) => codigo_barras ?? '–',
        },
        {
          key: 'from',
          label: t('loanRequests.transit.from'),
          cell: ({ biblioteca_origem }) => biblioteca_origem.desc_biblioteca,
        },
        {
          key: 'to',
          label: t('loanRequests.transit.to'),
          cell: ({ biblioteca_destino }) => biblioteca_destino.desc_biblioteca,
        },
        {
          key: 'since',
          label: t('loanRequests.transit.since'),
          cell: ({ enviado_em }) => formatMoment(enviado_em, i18n.language),
        },
        {
          key: 'why',
          label: t('loanRequests.transit.why'),
          cell: (transit) => whyOf(transit, t),
        },
      ]}
      rows={data.transitos}
      rowKey={({ codigo }) => String(codigo)}
    />
  );
}

type Transit = Output<'listTransits'>['transitos'][number];

const titleOf = ({ titulo, cod_acervo }: Transit) => (
  <Link href={`/acervo/${cod_acervo}`}>{titulo}</Link>
);

const whyOf = ({ solicitacao: id }: Transit, t: Translate) =>
  id === null ? (
    t('loanRequests.transit.home')
  ) : (
    <Link href={`${requestsPath}?texto=SE-${id}`}>{`SE-${id}`}</Link>
  );
