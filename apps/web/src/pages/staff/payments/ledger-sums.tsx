import { formatMoney } from '@estante/phrases/translator';
import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Table } from '../../../ui/data/table.tsx';

type Sums = Output<'listLedgerActs'>['por_tipo'];
type Sum = Sums[number];

/** Number and sum of the acts of each kind, and how much of them was undone later. */
export function LedgerSums({ sums }: { readonly sums: Sums }) {
  const { t } = useTranslation();
  const columns = useColumns();
  return (
    <Table
      caption={t('ledgerActs.sums')}
      columns={columns}
      rows={sums}
      rowKey={({ tipo }) => tipo}
    />
  );
}

function useColumns() {
  const { t, i18n } = useTranslation();
  const money = (centavos: number) => formatMoney(centavos, i18n.language);
  const column = (key: 'kind' | 'number' | 'total' | 'undone' | 'standing') => ({
    key,
    label: t(`ledgerActs.sumColumns.${key}`),
  });
  return [
    {
      ...column('kind'),
      isRowHeader: true,
      cell: ({ tipo }: Sum) => t(`ledgerActs.kinds.${tipo}`),
    },
    { ...column('number'), isNumeric: true, cell: ({ total }: Sum) => total },
    { ...column('total'), isNumeric: true, cell: (sum: Sum) => money(sum.total_centavos) },
    { ...column('undone'), isNumeric: true, cell: (sum: Sum) => money(sum.desfeito_centavos) },
    {
      ...column('standing'),
      isNumeric: true,
      cell: (sum: Sum) => money(sum.total_centavos - sum.desfeito_centavos),
    },
  ];
}
