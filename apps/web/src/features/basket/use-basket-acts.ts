import { useTranslation } from '../../languages/use-translation.ts';
import { basketLimit, isInBasket } from '../../parts/basket/basket.ts';
import { actOnBasket, today } from '../../parts/basket/use-basket.ts';
import { announce } from '../../ui/feedback/announcer.tsx';

/** Outcome of putting titles in the basket, in words; `isFull` if not all of them fitted. */
export interface AddReceipt {
  readonly text: string;
  readonly isFull: boolean;
}

/** Acts on the basket that report what they did. */
export function useBasketActs() {
  const { t } = useTranslation();

  const addMany = (ids: readonly number[]): AddReceipt => {
    const { before, after } = actOnBasket({ kind: 'add', ids, on: today() });
    const leftOut = ids.filter((id) => !isInBasket(after, id)).length;
    const text = [
      t('basket.added', { count: after.itens.length - before.itens.length }),
      leftOut > 0 && t('basket.leftOut', { count: leftOut, limit: basketLimit }),
    ];
    const receipt = { text: text.filter(Boolean).join(' '), isFull: leftOut > 0 };
    announce(receipt.text);
    return receipt;
  };

  const addOne = (id: number, title: string): AddReceipt => {
    const { after } = actOnBasket({ kind: 'add', ids: [id], on: today() });
    const isFull = !isInBasket(after, id);
    const text = isFull
      ? t('basket.full', { limit: basketLimit })
      : t('basket.addedOne', { title });
    announce(text);
    return { text, isFull };
  };

  const remove = (ids: readonly number[], said: string): void => {
    actOnBasket({ kind: 'remove', ids });
    announce(said);
  };

  return { addMany, addOne, remove };
}
