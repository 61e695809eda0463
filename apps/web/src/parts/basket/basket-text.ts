import { isDay } from '@estante/phrases/translator';
import { changeBasket, emptyBasket, type Basket, type BasketItem } from './basket.ts';

export function writeBasket(basket: Basket): string {
  return JSON.stringify(basket);
}

/** Reads the kept basket. Any other text gives an empty one; whatever is no item is left out. */
export function readBasket(text: string | null): Basket {
  const itens = itemsOf(parsed(text)).flatMap(readItem);
  return changeBasket(emptyBasket, { kind: 'replace', itens });
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function itemsOf(value: unknown): readonly unknown[] {
  const itens = (value as { itens?: unknown } | null)?.itens;
  return Array.isArray(itens) ? itens : [];
}

/** Largest title number, a PostgreSQL integer. */
const largestId = 2_147_483_647;

function readItem(value: unknown): BasketItem[] {
  const { cod_acervo: id, data_insercao: on } = (value ?? {}) as Partial<
    Record<keyof BasketItem, unknown>
  >;
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1 || id > largestId) return [];
  if (typeof on !== 'string' || !isDay(on)) return [];
  return [{ cod_acervo: id, data_insercao: on }];
}
