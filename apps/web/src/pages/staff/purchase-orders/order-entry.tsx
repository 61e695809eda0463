import { useTranslation } from '../../../languages/use-translation.ts';
import { OrderFacts } from '../../../parts/acquisition/order-facts.tsx';
import { stateTone } from '../../../parts/acquisition/state-tone.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Table } from '../../../ui/table.tsx';
import styles from '../staff-list.module.css';
import type { Done } from '../use-done.ts';
import { ChangeOrder } from './change-order.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import type { Order } from './order.ts';

interface OrderEntryProps {
  readonly order: Order;
  readonly onDone: Done;
}

/** An order with its titles, what can be said of it, and the count of what has come. */
export function OrderEntry({ order, onDone }: OrderEntryProps) {
  const { t } = useTranslation();
  const { situacao, requisicao, mudado_em } = order;
  return (
    <article className={styles.entry}>
      <div className={styles.entryHead}>
        <h3>{t('purchaseOrders.named', { requisition: requisicao })}</h3>
        <Chip tone={stateTone[situacao]}>{t(`suggestion.states.${situacao}`)}</Chip>
      </div>
      <OrderFacts order={order} />
      <Titles order={order} />
      {order.recebe_entregas && (
        <Disclosure title={t('purchaseOrders.receive')}>
          {/* Both begin anew once it stands otherwise. */}
          <DeliveryForm key={mudado_em} order={order} onDone={onDone} />
        </Disclosure>
      )}
      <Disclosure title={t('purchaseOrders.change')}>
        <ChangeOrder key={mudado_em} order={order} onDone={onDone} />
      </Disclosure>
    </article>
  );
}

function Titles({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  return (
    <Table
      caption={t('purchaseOrders.titles')}
      columns={[
        {
          key: 'title',
          label: t('suggestion.fields.titulo'),
          isRowHeader: true,
          cell: ({ titulo, autor }) => (autor === '' ? titulo : `${titulo} / ${autor}`),
        },
        {
          key: 'suggester',
          label: t('staffSuggestions.suggester'),
          cell: ({ sugestao }) => sugestao?.nome_pessoa ?? '–',
        },
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
      rows={order.itens}
      rowKey={({ codigo }) => String(codigo)}
    />
  );
}
