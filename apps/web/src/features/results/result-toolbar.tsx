import { orderCodes, type Order } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { useOrderName } from '../../parts/search/use-order-name.ts';
import {
  displayOf,
  displays,
  type Display,
  type SearchState,
} from '../../parts/search/search-address.ts';
import type { IconName } from '../../ui/icon.tsx';
import { SegmentedControl } from '../../ui/radio-group.tsx';
import { SelectBox } from '../../ui/select.tsx';
import styles from './results.module.css';

interface ResultToolbarProps {
  readonly state: SearchState;
  /** The order the results are in. */
  readonly order: Order;
  readonly onChange: (next: SearchState) => void;
}

const icons: Readonly<Record<Display, IconName>> = { D: 'listDetailed', C: 'grid', L: 'list' };

/** Order and display of the results. */
export function ResultToolbar({ state, order, onChange }: ResultToolbarProps) {
  const { t } = useTranslation();
  const orderName = useOrderName(state.tab);
  return (
    <>
      <label className={styles.order}>
        <span className={styles.orderLabel}>{t('results.order')}</span>
        <SelectBox
          value={state.order ?? order}
          options={orderCodes.map((code) => ({ value: code, label: orderName(code) }))}
          onChange={({ target }) => {
            const chosen = orderCodes.find((code) => code === target.value) ?? null;
            onChange({ ...state, order: chosen, page: 1 });
          }}
        />
      </label>
      <SegmentedControl
        label={t('results.display')}
        value={displayOf(state)}
        options={displays.map((display) => ({
          value: display,
          label: t(`results.displays.${display}`),
          icon: icons[display],
        }))}
        onChange={(display) => onChange({ ...state, display })}
      />
    </>
  );
}
