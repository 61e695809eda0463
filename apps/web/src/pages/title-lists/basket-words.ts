import { useTranslation } from '../../languages/use-translation.ts';

/** Words on the titles of a basket or list. */
export interface BasketWords {
  readonly removeOne: (title: string) => string;
  readonly removedOne: (title: string) => string;
  readonly removedSome: (count: number) => string;
  readonly since: (date: string) => string;
  /** Name of the order in which the titles were put in. */
  readonly listOrder: string;
}

export function useBasketWords(): BasketWords {
  const { t } = useTranslation();
  return {
    removeOne: (title) => t('basket.removeOne', { title }),
    removedOne: (title) => t('basket.removedOne', { title }),
    removedSome: (count) => t('basket.removedSome', { count }),
    since: (date) => t('basket.since', { date }),
    listOrder: t('basket.orders.inclusao'),
  };
}

export function useListWords(): BasketWords {
  const { t } = useTranslation();
  return {
    removeOne: (title) => t('lists.removeTitle', { title }),
    removedOne: (title) => t('lists.removedOne', { title }),
    removedSome: (count) => t('lists.removedSome', { count }),
    since: (date) => t('lists.since', { date }),
    listOrder: t('lists.listOrder'),
  };
}
