import type { Output } from '../../api/api.ts';

export type BasketTitle = Output<'listAdditionalTitles'>['acervos'][number];

export const basketOrders = ['inclusao', 'titulo', 'autor', 'ano'] as const;
/** Order of a basket: last put in first; title and author by the alphabet; newest first. */
export type BasketOrder = (typeof basketOrders)[number];

/** Sorts the titles; `added` are their numbers as they were put in. */
export function inBasketOrder(
  titles: readonly BasketTitle[],
  added: readonly number[],
  order: BasketOrder,
  language: string,
): BasketTitle[] {
  const place = new Map(added.map((id, at) => [id, at]));
  const placeOf = (title: BasketTitle) => place.get(title.cod_acervo) ?? 0;
  const collator = new Intl.Collator(language, { numeric: true });
  const compare: Record<BasketOrder, (a: BasketTitle, b: BasketTitle) => number> = {
    inclusao: (a, b) => placeOf(b) - placeOf(a),
    titulo: (a, b) => collator.compare(a.titulo, b.titulo),
    autor: (a, b) => lastIfEmpty(authorOf(a), authorOf(b), collator),
    ano: (a, b) => yearOf(b) - yearOf(a),
  };
  return [...titles].sort((a, b) => compare[order](a, b) || collator.compare(a.titulo, b.titulo));
}

/** Whether a title is online, or some copy is in. */
export function isAvailableNow({ disponibilidade, acesso_remoto }: BasketTitle): boolean {
  return disponibilidade.disponiveis > 0 || acesso_remoto === 'cr';
}

const authorOf = ({ autores }: BasketTitle) => autores[0]?.nome ?? '';

/** Gives the year to sort by: 1998 for '1998–2003'; a title without one comes last. */
const yearOf = ({ ano_publicacao }: BasketTitle) =>
  Number.parseInt(ano_publicacao, 10) || Number.NEGATIVE_INFINITY;

function lastIfEmpty(a: string, b: string, collator: Intl.Collator): number {
  if (a === '' || b === '') return Number(a === '') - Number(b === '');
  return collator.compare(a, b);
}
