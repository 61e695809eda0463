import type { Output } from '../../api/api.ts';
import { groupItems } from '../../browser/lists.ts';

type Copy = Output<'listCopies'>['exemplares'][number];

/** Group of copies that a reader cannot tell apart: one of them stands for all. */
export interface CopyGroup {
  readonly copy: Copy;
  readonly count: number;
}

const told = [
  'cod_biblioteca',
  'volume',
  'tomo',
  'parte',
  'material_adicional',
  'numero_chamada',
  'localizacao',
  'na_planta',
  'situacao',
  'previsao_devolucao',
] as const satisfies readonly (keyof Copy)[];

/** Groups the copies of one library, part, shelf and state, in the order of the first of each group. */
export function copyGroups(copies: readonly Copy[]): readonly CopyGroup[] {
  const alike = (copy: Copy) => JSON.stringify(told.map((field) => copy[field]));
  return groupItems(copies, alike).flatMap(([, group]) =>
    group[0] ? [{ copy: group[0], count: group.length }] : [],
  );
}
