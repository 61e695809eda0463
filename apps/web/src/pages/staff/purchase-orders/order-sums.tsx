import { formatMoney } from '@estante/phrases/translator';
import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Table } from '../../../ui/data/table.tsx';

type Sums = Output<'listPurchaseOrders'>['somas'];
type Sum = Sums[number];

/** Sums ordered from each supplier, and paid, by state of the orders; cancelled amounts are listed apart. */
export function OrderSums({ sums }: { readonly sums: Sums }) {
  const { t } = useTranslation();
  const columns = useColumns();
  const sumOf = (name: 'previsto_centavos' | 'nao_vira_centavos' | 'pago_centavos') =>
    sums.reduce((sum, one) => sum + one[name], 0);
  const lost = sumOf('nao_vira_centavos');
  return (
    <>
      <Table
        caption={t('purchaseOrders.sums')}
        columns={columns}
        rows={sums}
        rowKey={({ fornecedor, situacao }) => `${situacao} ${fornecedor}`}
      />
      <p>
        {t('purchaseOrders.totals', {
          expected: sumOf('previsto_centavos'),
          paid: sumOf('pago_centavos'),
        })}
        {lost > 0 && ` ${t('purchaseOrders.lost', { lost })}`}
      </p>
    </>
  );
}

function useColumns() {
  const { t, i18n } = useTranslation();
  const money = (centavos: number) => formatMoney(centavos, i18n.language);
  const column = (key: 'state' | 'titles' | 'expected' | 'paid') => ({
    key,
    label: t(`purchaseOrders.sumColumns.${key}`),
  });
  return [
    {
      key: 'supplier',
      label: t('purchaseOrders.fields.fornecedor'),
      isRowHeader: true,
      cell: ({ fornecedor }: Sum) => fornecedor || t('purchaseOrders.noSupplier'),
    },
    { ...column('state'), cell: ({ situacao }: Sum) => t(`suggestion.states.${situacao}`) },
    { ...column('titles'), isNumeric: true, cell: ({ titulos }: Sum) => titulos },
    {
      ...column('expected'),
      isNumeric: true,
      cell: ({ previsto_centavos, sem_preco: titles }: Sum) => {
        const amount = money(previsto_centavos);
        return titles === 0 ? amount : t('purchaseOrders.unpriced', { amount, titles });
      },
    },
    { ...column('paid'), isNumeric: true, cell: ({ pago_centavos }: Sum) => money(pago_centavos) },
  ];
}
