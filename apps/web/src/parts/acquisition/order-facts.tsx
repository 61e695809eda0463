import { formatDay } from '@estante/phrases/translator';
import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';

type Order = Omit<Output<'listOwnOrders'>['pedidos'][number], 'itens'>;

/** Facts of a purchase order, shown alike to readers and staff. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { t, i18n } = useTranslation();
  const day = (value: string | null) => (value === null ? [] : [formatDay(value, i18n.language)]);
  return (
    <DefinitionList
      items={[
        { term: t('libraryFields.library'), values: [order.desc_biblioteca] },
        { term: t('purchaseOrders.fields.solicitante'), values: [order.solicitante] },
        { term: t('purchaseOrders.items'), values: [order.quantidade_itens] },
        {
          term: t('purchaseOrders.totalDelivered'),
          values: [
            t('purchaseOrders.deliveredOf', {
              delivered: order.total_entregue,
              ordered: order.total_exemplares,
            }),
          ],
        },
        { term: t('purchaseOrders.created'), values: day(order.data_criacao) },
        { term: t('purchaseOrders.fields.data_cotacao'), values: day(order.data_cotacao) },
        { term: t('purchaseOrders.fields.previsao_entrega'), values: day(order.previsao_entrega) },
        {
          term: t('purchaseOrders.fields.titulo_estrangeiro'),
          values: [t(order.titulo_estrangeiro ? 'purchaseOrders.yes' : 'purchaseOrders.no')],
        },
      ]}
    />
  );
}
