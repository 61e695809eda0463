import { isMaterialFieldsTab, type Order, type TitleTab } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';

/** Names orders in a tab: works with numbers of their own come by these, which order W then is. */
export function useOrderName(tab: TitleTab): (order: Order) => string {
  const { t } = useTranslation();
  return (order) =>
    order === 'W' && isMaterialFieldsTab(tab) ? t(`referenceOrders.${tab}`) : t(`orders.${order}`);
}
