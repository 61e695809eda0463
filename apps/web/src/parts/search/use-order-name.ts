import { isMaterialFieldsTab, type Order, type TitleTab } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';

/** Names orders in a tab: where works have numbers of their own, order W sorts by these. */
export function useOrderName(tab: TitleTab): (order: Order) => string {
  const { t } = useTranslation();
  return (order) =>
    order === 'W' && isMaterialFieldsTab(tab) ? t(`referenceOrders.${tab}`) : t(`orders.${order}`);
}
