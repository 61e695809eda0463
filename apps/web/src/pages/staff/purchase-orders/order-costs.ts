import type { Order } from './order.ts';

type Item = Order['itens'][number];

/** Cost of a title in its form fields: money in centavos, NaN if unknown. */
export interface CostDraft {
  readonly codigo: number;
  readonly fornecedor: string;
  readonly empenho: string;
  readonly price: number;
}

export function costOf({ codigo, fornecedor, empenho, preco_unitario_centavos }: Item): CostDraft {
  return { codigo, fornecedor, empenho, price: preco_unitario_centavos ?? Number.NaN };
}

export function bodyOfCost({ price, ...cost }: CostDraft) {
  return { ...cost, preco_unitario_centavos: toldAmount(price) };
}

/** Delivery of a title in its form fields: the copies delivered, and their invoice. */
export interface DeliveryDraft {
  readonly codigo: number;
  /** Copies as typed. */
  readonly delivered: string;
  readonly nota_fiscal: string;
  /** YYYY-MM-DD, or ''. */
  readonly data_nota_fiscal: string;
  readonly paid: number;
}

export function deliveryOf(item: Item): DeliveryDraft {
  return {
    codigo: item.codigo,
    delivered: String(item.entregues),
    nota_fiscal: item.nota_fiscal,
    data_nota_fiscal: item.data_nota_fiscal ?? '',
    paid: item.valor_pago_centavos ?? Number.NaN,
  };
}

export function bodyOfDelivery({ paid, delivered, ...draft }: DeliveryDraft) {
  return {
    ...draft,
    entregues: Number(delivered || 0),
    data_nota_fiscal: draft.data_nota_fiscal || null,
    valor_pago_centavos: toldAmount(paid),
  };
}

const toldAmount = (centavos: number) => (Number.isNaN(centavos) ? null : centavos);

/** Keeps the fields filled in for all titles: a blank field overwrites nothing. */
export function filledIn<Fields extends Readonly<Record<string, string>>>(
  fields: Fields,
): Partial<Fields> {
  const filled = Object.entries(fields).filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(filled) as Partial<Fields>;
}

/** Changes one item of the list. */
export function changeOne<Draft extends { readonly codigo: number }>(
  drafts: readonly Draft[],
  codigo: number,
  change: Partial<Draft>,
): readonly Draft[] {
  return drafts.map((one) => (one.codigo === codigo ? { ...one, ...change } : one));
}
