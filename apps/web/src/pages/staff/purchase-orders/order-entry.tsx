import { useTranslation } from '../../../languages/use-translation.ts';
import { OrderFacts } from '../../../parts/acquisition/order-facts.tsx';
import { stateTone } from '../../../parts/acquisition/state-tone.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { ChangeOrder } from './change-order.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { OrderedTitles } from './ordered-titles.tsx';
import type { Order } from './order.ts';
import { PriceForm } from './price-form.tsx';

interface OrderEntryProps {
  readonly order: Order;
  /** Suppliers used before. */
  readonly suppliers: readonly string[];
  readonly onDone: DoneHandler;
}

/** Order with its titles, the forms for its state, and the count of deliveries. */
export function OrderEntry({ order, suppliers, onDone }: OrderEntryProps) {
  const { t } = useTranslation();
  const { situacao, requisicao, mudado_em } = order;
  return (
    <article className={styles.entry}>
      <div className={styles.entryHead}>
        <h3>{t('purchaseOrders.named', { requisition: requisicao })}</h3>
        <Chip tone={stateTone[situacao]}>{t(`suggestion.states.${situacao}`)}</Chip>
      </div>
      <OrderFacts order={order} />
      <OrderedTitles order={order} />
      {order.recebe_entregas && (
        <Disclosure title={t('purchaseOrders.receive')}>
          {/* All forms begin anew once the order has changed. */}
          <DeliveryForm key={mudado_em} order={order} onDone={onDone} />
        </Disclosure>
      )}
      {situacao === 'finalizada-incompleta' && order.total_entregue > 0 && (
        <Disclosure title={t('purchaseOrders.invoices')}>
          <DeliveryForm key={mudado_em} order={order} onDone={onDone} />
        </Disclosure>
      )}
      <Disclosure title={t('purchaseOrders.prices')}>
        <PriceForm key={mudado_em} order={order} suppliers={suppliers} onDone={onDone} />
      </Disclosure>
      <Disclosure title={t('purchaseOrders.change')}>
        <ChangeOrder key={mudado_em} order={order} onDone={onDone} />
      </Disclosure>
    </article>
  );
}
