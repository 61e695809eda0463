import { formatMoment, type Translate } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import type { Output } from '../../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Table } from '../../../ui/data/table.tsx';
import { useDone, type DoneHandler } from '../../../parts/staff/use-done.ts';
import { MissTransit } from './miss-transit.tsx';

const requestsPath = '/meupergamum/atendimento/solicitacoes-emprestimo';

type Transit = Output<'listTransits'>['transitos'][number];

/** Copies in transit from or to the unit. */
export function TransitList() {
  const { t } = useTranslation();
  const { heading, done } = useDone('listTransits');
  const asked = useEndpoint(endpointQuery('listTransits', {}), { staleTime: 0 });
  return (
    <section aria-labelledby="on-way">
      <Stack gap={4}>
        <h2 id="on-way" ref={heading} tabIndex={-1}>
          {t('loanRequests.transit.list')}
        </h2>
        <QueryBoundary asked={asked} failed={t('loanRequests.transit.failed')}>
          {({ transitos }) =>
            transitos.length > 0 ? (
              <Transits transits={transitos} onDone={done} />
            ) : (
              <EmptyState title={t('loanRequests.transit.none')}>
                {t('loanRequests.transit.noneHint')}
              </EmptyState>
            )
          }
        </QueryBoundary>
      </Stack>
    </section>
  );
}

interface TransitsProps {
  readonly transits: readonly Transit[];
  readonly onDone: DoneHandler;
}

function Transits({ transits, onDone }: TransitsProps) {
  const { t, i18n } = useTranslation();
  return (
    <Table
      caption={t('loanRequests.transit.list')}
      hideCaption
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
        {
          key: 'acts',
          label: t('loanRequests.transit.acts'),
          isActions: true,
          cell: (transit) => actsOf(transit, onDone),
        },
      ]}
      rows={transits}
      rowKey={({ codigo }) => String(codigo)}
    />
  );
}

const titleOf = ({ titulo, cod_acervo }: Transit) => (
  <Link href={`/acervo/${cod_acervo}`}>{titulo}</Link>
);

const whyOf = ({ solicitacao: id }: Transit, t: Translate) =>
  id === null ? (
    t('loanRequests.transit.home')
  ) : (
    <Link href={`${requestsPath}?texto=SE-${id}`}>{`SE-${id}`}</Link>
  );

const actsOf = (transit: Transit, onDone: DoneHandler) => (
  <MissTransit transit={transit} onDone={onDone} />
);
