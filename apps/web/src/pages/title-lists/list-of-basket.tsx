import { AddToList } from '../../features/named-lists/add-to-list.tsx';
import type { Basket } from '../../parts/basket/basket.ts';

interface ListOfBasketProps {
  readonly basket: Basket;
  readonly selected: readonly number[];
}

/**
 * Button that puts the selected titles into a list, or all of the basket if none is; they stay in the basket.
 */
export function ListOfBasket({ basket, selected }: ListOfBasketProps) {
  const all = basket.itens.map(({ cod_acervo }) => cod_acervo);
  return <AddToList ids={selected.length > 0 ? selected : all} />;
}
