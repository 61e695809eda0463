import type { Order, TitleTab } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { SelectBox } from '../../ui/fields/select.tsx';
import styles from './order-select.module.css';
import { useOrderName } from './use-order-name.ts';

interface OrderSelectProps {
  readonly tab: TitleTab;
  readonly orders: readonly Order[];
  readonly value: Order;
  readonly onChange: (order: Order | null) => void;
}

/** Choice of the order of results. */
export function OrderSelect({ tab, orders, value, onChange }: OrderSelectProps) {
  const { t } = useTranslation();
  const orderName = useOrderName(tab);
  return (
    <label className={styles.order}>
      <span className={styles.label}>{t('results.order')}</span>
      <SelectBox
        name="ordenacao"
        value={value}
        options={orders.map((code) => ({ value: code, label: orderName(code) }))}
        onChange={({ target }) => onChange(orders.find((code) => code === target.value) ?? null)}
      />
    </label>
  );
}
