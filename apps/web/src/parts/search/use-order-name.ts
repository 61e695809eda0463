import { isMaterialFieldsTab, type Order, type TitleTab } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';

/** Names orders in a tab: order W sorts works with numbers of their own by these. */
export function useOrderName(tab: TitleTab): (order: Order) => string {
  const { t } = useTranslation();
  return (order) =>
    order === 'W' && isMaterialFieldsTab(tab) ? t(`referenceOrders.${tab}`) : t(`orders.${order}`);
}
