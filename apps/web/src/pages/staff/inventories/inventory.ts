import { formatNumber, type Translate } from '@estante/phrases/translator';
import type { Output } from '../../../api/api.ts';

export type Inventory = Output<'listInventories'>['inventarios'][number];
export type WholeInventory = Output<'getInventory'>;
export type Finding = WholeInventory['achados'][number];

export const inventoriesPath = '/meupergamum/atendimento/inventarios';

/** Gives the address of an inventory, and of a page of its missing copies. */
export function inventoryHref(id: number, page = 1): string {
  return `${inventoriesPath}?inventario=${id}${page > 1 ? `&pagina=${page}` : ''}`;
}

/** Counts the findings of a kind in an inventory, listed or not. */
export function totalOf({ contagem }: WholeInventory, kind: Finding['tipo']): number {
  return contagem.find(({ tipo }) => tipo === kind)?.total ?? 0;
}

/** Names the shelf: its library, location and call numbers. */
export function shelfOf(inventory: Inventory): string {
  const { chamada_de: from, chamada_ate: to } = inventory;
  const range = from || to ? `${from || '…'} – ${to || '…'}` : '';
  return [inventory.desc_biblioteca, inventory.desc_localizacao, range].filter(Boolean).join(' · ');
}

/** Heading with a number: 'Missing (1,234)'. */
export function headingOf(name: string, total: number, language: string): string {
  return `${name} (${formatNumber(total, language)})`;
}

/** Describes the copy of a finding, and where it belongs; '' if there is no copy. */
export function factsOf(one: Finding, t: Translate): string {
  if (one.cod_exemplar === null) return '';
  return [
    one.codigo_barras,
    one.numero_chamada,
    one.desc_biblioteca,
    one.desc_localizacao,
    one.situacao && t(`staffCopies.states.${one.situacao}`),
  ]
    .filter(Boolean)
    .join(' · ');
}
