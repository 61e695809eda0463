import { exportLimits } from '@estante/contract/plain';
import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { ExportButton } from '../../features/exports/export-button.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { SelectBox } from '../../ui/fields/select.tsx';
import styles from './basket-page.module.css';
import { basketOrders, type BasketOrder } from './basket-order.ts';
import { ClearBasket } from './clear-basket.tsx';

interface BasketToolbarProps {
  readonly order: BasketOrder;
  readonly setOrder: (order: BasketOrder) => void;
  readonly onlyAvailable: boolean;
  readonly setOnlyAvailable: (only: boolean) => void;
  /** Titles on show, in their order. */
  readonly ids: readonly number[];
  /** Name of the list's own order. */
  readonly listOrder: string;
  /** Numbers of the titles to export: the selected ones, or else all on show. */
  readonly exported: readonly number[];
  readonly total: number;
  readonly onClear: (() => void) | null;
}

export function BasketToolbar(props: BasketToolbarProps) {
  const { t } = useTranslation();
  const [asksToClear, setAsksToClear] = useState(false);
  const total = t('results.count', { count: props.total });
  return (
    <div className={styles.toolbar}>
      <LiveRegion className={styles.count}>
        {props.ids.length < props.total
          ? t('basket.shown', { shown: props.ids.length, count: props.total })
          : total}
      </LiveRegion>
      <div className={styles.controls} data-print="no">
        <label className={styles.order}>
          <span>{t('results.order')}</span>
          <SelectBox
            value={props.order}
            options={basketOrders.map((order) => ({
              value: order,
              label: order === 'inclusao' ? props.listOrder : t(`basket.orders.${order}`),
            }))}
            onChange={({ target }) =>
              props.setOrder(basketOrders.find((order) => order === target.value) ?? 'inclusao')
            }
          />
        </label>
        <Checkbox checked={props.onlyAvailable} onChange={props.setOnlyAvailable}>
          {t('basket.availableNow')}
        </Checkbox>
        {props.exported.length > exportLimits.titles ? (
          <span className={styles.since}>
            {t('permanentBasket.exportSome', { limit: exportLimits.titles })}
          </span>
        ) : (
          <ExportButton ids={props.exported} />
        )}
        <Button variant="quiet" icon="print" onClick={() => print()}>
          {t('basket.print')}
        </Button>
        {props.onClear && (
          <Button variant="quiet" icon="trash" onClick={() => setAsksToClear(true)}>
            {t('basket.clear')}
          </Button>
        )}
      </div>
      {props.onClear && (
        <ClearBasket
          isOpen={asksToClear}
          total={total}
          onCancel={() => setAsksToClear(false)}
          onClear={props.onClear}
        />
      )}
    </div>
  );
}
