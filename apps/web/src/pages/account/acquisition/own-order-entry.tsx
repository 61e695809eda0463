import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { OrderFacts } from '../../../parts/acquisition/order-facts.tsx';
import { stateTone } from '../../../parts/acquisition/state-tone.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { Table } from '../../../ui/data/table.tsx';
import styles from './acquisition.module.css';

type Order = Output<'listOwnOrders'>['pedidos'][number];

/** Order with all its fields, and the number of copies of the reader's suggestions that have come. */
export function OwnOrderEntry({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { situacao, requisicao, itens } = order;
  return (
    <article className={styles.entry}>
      <div className={styles.head}>
        <h3 className={styles.name}>{t('purchaseOrders.named', { requisition: requisicao })}</h3>
        <Chip tone={stateTone[situacao]}>{t(`suggestion.states.${situacao}`)}</Chip>
      </div>
      <OrderFacts order={order} />
      <Table
        caption={t('acquisition.ownOfOrder')}
        columns={[
          { key: 'title', label: t('suggestion.fields.titulo'), isRowHeader: true, cell: titleOf },
          {
            key: 'ordered',
            label: t('purchaseOrders.ordered'),
            isNumeric: true,
            cell: ({ exemplares }) => exemplares,
          },
          {
            key: 'delivered',
            label: t('purchaseOrders.delivered'),
            isNumeric: true,
            cell: ({ entregues }) => entregues,
          },
        ]}
        rows={itens}
        rowKey={({ codigo }) => String(codigo)}
      />
    </article>
  );
}

const titleOf = ({ titulo, autor }: Order['itens'][number]) =>
  autor === '' ? titulo : `${titulo} / ${autor}`;
