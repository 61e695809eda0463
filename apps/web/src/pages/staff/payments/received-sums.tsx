import { formatMoney } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { Table } from '../../../ui/data/table.tsx';

type Sums = Output<'listReceivedPayments'>['por_metodo'];
interface Sum extends Omit<Sums[number], 'metodo'> {
  /** Method of payment; null for all of them. */
  readonly metodo: Sums[number]['metodo'] | null;
}

/** Sums received and refunded by each method of payment, and in all. */
export function ReceivedSums({ sums }: { readonly sums: Sums }) {
  const { t } = useTranslation();
  const columns = useColumns();
  if (sums.length === 0) return null;
  return (
    <Table
      caption={t('payments.received.sums')}
      columns={columns}
      rows={[...sums, totalOf(sums)]}
      rowKey={({ metodo }) => metodo ?? ''}
    />
  );
}

function totalOf(sums: Sums): Sum {
  const all = (name: 'recebido_centavos' | 'estornado_centavos' | 'total_centavos') =>
    sums.reduce((sum, one) => sum + one[name], 0);
  return {
    metodo: null,
    recebido_centavos: all('recebido_centavos'),
    estornado_centavos: all('estornado_centavos'),
    total_centavos: all('total_centavos'),
  };
}

function useColumns() {
  const { t, i18n } = useTranslation();
  const money = (centavos: number) => formatMoney(centavos, i18n.language);
  const column = (key: 'method' | 'received' | 'reversed' | 'balance') => ({
    key,
    label: t(`payments.received.sumColumns.${key}`),
  });
  return [
    {
      ...column('method'),
      isRowHeader: true,
      cell: ({ metodo }: Sum) =>
        metodo === null ? t('payments.received.total') : t(`payments.methods.${metodo}`),
    },
    { ...column('received'), isNumeric: true, cell: (sum: Sum) => money(sum.recebido_centavos) },
    { ...column('reversed'), isNumeric: true, cell: (sum: Sum) => money(sum.estornado_centavos) },
    { ...column('balance'), isNumeric: true, cell: (sum: Sum) => money(sum.total_centavos) },
  ];
}
