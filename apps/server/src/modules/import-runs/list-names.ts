import type { ImportListName } from '@estante/contract';

/** Lists of single records, by what a report calls them. */
export const listNames = {
  setAside: 'separados',
  overwritten: 'sobrescritos',
  joined: 'juntados',
  renumbered: 'renumerados',
  barcodes: 'codigos-barras',
  guessed: 'caracteres-supostos',
} as const satisfies Record<string, ImportListName>;

type ListKey = keyof typeof listNames;

export const listKeys = Object.keys(listNames) as ListKey[];
