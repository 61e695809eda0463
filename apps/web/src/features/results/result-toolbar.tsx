import { orderCodes, type Order } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { OrderSelect } from '../../parts/search/order-select.tsx';
import { ViewForm } from '../../parts/search/plain-form.tsx';
import {
  displayOf,
  displays,
  searchParams,
  type Display,
  type SearchState,
} from '../../parts/search/search-address.ts';
import type { IconName } from '../../ui/drawings/icon.tsx';
import { SegmentedControl } from '../../ui/fields/radio-group.tsx';

interface ResultToolbarProps {
  readonly state: SearchState;
  /** Order of the results. */
  readonly order: Order;
  readonly onChange: (next: SearchState) => void;
}

const icons: Readonly<Record<Display, IconName>> = { D: 'listDetailed', C: 'grid', L: 'list' };

/** Toolbar for the order and display of the results. */
export function ResultToolbar({ state, order, onChange }: ResultToolbarProps) {
  return (
    <ViewForm kept={searchParams({ ...state, order: null, display: null, page: 1 })}>
      <OrderSelect
        tab={state.tab}
        orders={orderCodes}
        value={state.order ?? order}
        onChange={(chosen) => onChange({ ...state, order: chosen, page: 1 })}
      />
      <DisplayChoice state={state} onChange={onChange} />
    </ViewForm>
  );
}

function DisplayChoice({ state, onChange }: Pick<ResultToolbarProps, 'state' | 'onChange'>) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      label={t('results.display')}
      name="exibicao"
      value={displayOf(state)}
      options={displays.map((display) => ({
        value: display,
        label: t(`results.displays.${display}`),
        icon: icons[display],
      }))}
      onChange={(display) => onChange({ ...state, display })}
    />
  );
}
