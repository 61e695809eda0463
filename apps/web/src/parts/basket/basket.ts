/** Title in the basket. */
export interface BasketItem {
  readonly cod_acervo: number;
  /** Day it was put in, YYYY-MM-DD in the reader's time zone. */
  readonly data_insercao: string;
}

/** Basket with its titles in the order they were put in, each once. */
export interface Basket {
  readonly itens: readonly BasketItem[];
}

export const emptyBasket: Basket = { itens: [] };

/** Most titles: more than a person gathers, few enough to be listed at once. */
export const basketLimit = 500;

export type BasketAct =
  | { readonly kind: 'add'; readonly ids: readonly number[]; readonly on: string }
  | { readonly kind: 'replace'; readonly itens: readonly BasketItem[] }
  | { readonly kind: 'remove'; readonly ids: readonly number[] }
  /** Brings back what left a basket, at its place, beside what has been added since. */
  | { readonly kind: 'restore'; readonly before: Basket; readonly ids: readonly number[] }
  | { readonly kind: 'clear' };

/** Gives the basket after an act: the same object if nothing changes. */
export function changeBasket(basket: Basket, act: BasketAct): Basket {
  switch (act.kind) {
    case 'add': {
      const added = act.ids.map((id) => ({ cod_acervo: id, data_insercao: act.on }));
      const itens = withinLimit([...basket.itens, ...added]);
      return itens.length === basket.itens.length ? basket : { itens };
    }
    case 'replace':
      return { itens: withinLimit(act.itens) };
    case 'remove': {
      const gone = new Set(act.ids);
      const itens = basket.itens.filter(({ cod_acervo }) => !gone.has(cod_acervo));
      return itens.length === basket.itens.length ? basket : { itens };
    }
    case 'restore': {
      const back = new Set([...act.ids, ...basket.itens.map(({ cod_acervo }) => cod_acervo)]);
      const itens = act.before.itens.filter(({ cod_acervo }) => back.has(cod_acervo));
      return { itens: withinLimit([...itens, ...basket.itens]) };
    }
    case 'clear':
      return basket.itens.length === 0 ? basket : emptyBasket;
  }
}

export function isInBasket(basket: Basket | null, id: number): boolean {
  return basket?.itens.some(({ cod_acervo }) => cod_acervo === id) ?? false;
}

/** Keeps the first entry of each title, as many as the basket holds. */
function withinLimit(itens: readonly BasketItem[]): readonly BasketItem[] {
  const seen = new Set<number>();
  return itens
    .filter(({ cod_acervo }) => !seen.has(cod_acervo) && seen.add(cod_acervo))
    .slice(0, basketLimit);
}
