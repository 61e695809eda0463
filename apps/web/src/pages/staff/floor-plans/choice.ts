import type { Output } from '../../../api/api.ts';
import type { SelectOption } from '../../../ui/fields/select.tsx';

export type Plan = Output<'getFloorPlan'>;
export type MarkedShelf = Plan['estantes'][number];

export const optionOf = (one: {
  readonly codigo: number;
  readonly nome: string;
}): SelectOption => ({
  value: String(one.codigo),
  label: one.nome,
});
