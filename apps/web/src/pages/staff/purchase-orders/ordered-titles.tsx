import { formatDay, formatMoney } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Table } from '../../../ui/data/table.tsx';
import type { Order } from './order.ts';

type Item = Order['itens'][number];

/** Titles of an order: copies, supplier, price, and the amount paid. */
export function OrderedTitles({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const columns = useColumns();
  return (
    <Table
      caption={t('purchaseOrders.titles')}
      columns={columns}
      rows={order.itens}
      rowKey={({ codigo }) => String(codigo)}
    />
  );
}

function useColumns() {
  const { t, i18n } = useTranslation();
  const money = (centavos: number | null) =>
    centavos === null ? '–' : formatMoney(centavos, i18n.language);
  const day = (date: string | null) => (date === null ? '' : formatDay(date, i18n.language));
  const listed = (...facts: readonly string[]) => facts.filter(Boolean).join(', ') || '–';
  return [
    {
      key: 'title',
      label: t('suggestion.fields.titulo'),
      isRowHeader: true,
      cell: ({ titulo, autor }: Item) => (autor === '' ? titulo : `${titulo} / ${autor}`),
    },
    {
      key: 'suggester',
      label: t('staffSuggestions.suggester'),
      cell: ({ sugestao }: Item) => sugestao?.nome_pessoa ?? '–',
    },
    {
      key: 'ordered',
      label: t('purchaseOrders.ordered'),
      isNumeric: true,
      cell: ({ exemplares }: Item) => exemplares,
    },
    {
      key: 'supplier',
      label: t('purchaseOrders.fields.fornecedor'),
      cell: ({ fornecedor, empenho }: Item) => listed(fornecedor, empenho),
    },
    {
      key: 'price',
      label: t('purchaseOrders.fields.preco_unitario_centavos'),
      isNumeric: true,
      cell: (item: Item) =>
        item.preco_unitario_centavos === null
          ? t('purchaseOrders.noPrice')
          : money(item.preco_unitario_centavos),
    },
    {
      key: 'delivered',
      label: t('purchaseOrders.delivered'),
      isNumeric: true,
      cell: ({ entregues }: Item) => entregues,
    },
    {
      key: 'invoice',
      label: t('purchaseOrders.fields.nota_fiscal'),
      cell: ({ nota_fiscal, data_nota_fiscal }: Item) => listed(nota_fiscal, day(data_nota_fiscal)),
    },
    {
      key: 'paid',
      label: t('purchaseOrders.fields.valor_pago_centavos'),
      isNumeric: true,
      cell: ({ valor_pago_centavos }: Item) => money(valor_pago_centavos),
    },
  ];
}
