import type { Output } from '../../../api/api.ts';

export type Inventory = Output<'listInventories'>['inventarios'][number];
export type WholeInventory = Output<'getInventory'>;
export type Finding = WholeInventory['achados'][number];

export const inventoriesPath = '/meupergamum/atendimento/inventarios';

/** The shelf: its library, location and call numbers. */
export function shelfOf(inventory: Inventory): string {
  const { chamada_de: from, chamada_ate: to } = inventory;
  const range = from || to ? `${from || '…'} – ${to || '…'}` : '';
  return [inventory.desc_biblioteca, inventory.desc_localizacao, range].filter(Boolean).join(' · ');
}
