import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { partNames, partsName } from '../../parts/circulation/part-names.ts';
import { Table } from '../../ui/data/table.tsx';
import type { HoldChoice } from './hold-choice.ts';

export const holdChoicesQuery = (id: string) => endpointQuery('getHoldChoices', { params: { id } });

/** Numbers of copies and of waiting readers, for each part in each library; never their names. */
export function HoldQueues({ found }: { readonly found: Output<'getHoldChoices'> }) {
  const { t } = useTranslation();
  const queues = found.opcoes.filter(({ localizacao }) => localizacao === null);
  return (
    <Table<HoldChoice>
      caption={t('wanted.hold.caption')}
      columns={[
        {
          key: 'library',
          label: t('holds.fields.biblioteca'),
          cell: ({ desc_biblioteca }) => desc_biblioteca,
          isRowHeader: true,
        },
        {
          key: 'part',
          label: t('wanted.part'),
          cell: (choice) => partsName(choice, t),
        },
        {
          key: 'copies',
          label: t('holds.copies'),
          cell: ({ exemplares, disponiveis }) =>
            t('holds.freeOf', { count: disponiveis, all: exemplares }),
        },
        {
          key: 'waiting',
          label: t('holds.waiting'),
          cell: ({ na_fila }) => t('holds.waitingCount', { count: na_fila }),
        },
      ]}
      rows={queues}
      rowKey={(choice) => JSON.stringify([choice.cod_biblioteca, partNames(choice, t)])}
    />
  );
}

/** Number of readers who wait for a title, by library and part; nothing if nobody does. */
export function WaitingCount({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation();
  const { data } = useEndpoint(holdChoicesQuery(String(titleId)));
  const queues = data?.opcoes.filter(({ localizacao }) => localizacao === null) ?? [];
  const waiting = queues.filter(({ na_fila }) => na_fila > 0);
  if (waiting.length === 0) return null;
  return (
    <p>
      {t('holds.waitingAt')}{' '}
      {waiting
        .map((queue) => {
          const place = [queue.desc_biblioteca, ...partNames(queue, t)].join(', ');
          return `${place}: ${t('holds.waitingCount', { count: queue.na_fila })}`;
        })
        .join('; ')}
    </p>
  );
}
