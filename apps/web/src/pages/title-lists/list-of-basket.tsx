import { AddToList } from '../../features/named-lists/add-to-list.tsx';
import type { Basket } from '../../parts/basket/basket.ts';

interface ListOfBasketProps {
  readonly basket: Basket;
  readonly selected: readonly number[];
}

/** Puts what is selected into a list, or all of the basket where nothing is; it stays in the basket. */
export function ListOfBasket({ basket, selected }: ListOfBasketProps) {
  const all = basket.itens.map(({ cod_acervo }) => cod_acervo);
  return <AddToList ids={selected.length > 0 ? selected : all} />;
}
