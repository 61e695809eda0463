import { storedValue, useStored, useStoredPart } from '../../browser/stored-value.ts';
import { changeBasket, isInBasket, type Basket, type BasketAct } from './basket.ts';
import { readBasket, writeBasket } from './basket-text.ts';

const kept = storedValue({ key: 'estante.basket', parse: readBasket, serialise: writeBasket });

/** Reads the reader's basket; null on the server and until the page is hydrated. */
export function useBasket(): Basket | null {
  return useStored(kept);
}

export function useIsInBasket(id: number): boolean {
  return useStoredPart(kept, (basket) => isInBasket(basket, id));
}

/** Basket before an act on it, and after. */
export interface BasketOutcome {
  readonly before: Basket;
  readonly after: Basket;
}

/** Acts on the latest basket: another tab may have changed it. */
export function actOnBasket(act: BasketAct): BasketOutcome {
  const before = kept.read();
  const after = changeBasket(before, act);
  if (after !== before) kept.write(after);
  return { before, after };
}

/** Gives today's date in the reader's time zone. */
export function today(now = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
