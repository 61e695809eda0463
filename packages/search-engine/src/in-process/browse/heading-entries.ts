import { compareKeys } from '../../browsing/place.ts';
import { codeOf, foldedLabelOf, labelOf } from '../index/facet-values.ts';
import type { ValueBlock, ValueSet } from '../index/facet-values.ts';
import { stringAt } from '../index/strings.ts';
import type { Group, EntrySource } from './entry-source.ts';

/** The headings of each block, and those relabelled since; `totals` are the titles of each by number. */
export function headingSources(set: ValueSet, totals: Uint32Array): EntrySource[] {
  const keyOf = (number: number): string => {
    const folded = foldedLabelOf(set, number);
    return folded === '' ? '' : `${folded}\0${codeOf(set, number)}`;
  };
  const relabelled = [...set.relabelled.keys()]
    .map((number) => [keyOf(number), number] as const)
    .sort(([a], [b]) => compareKeys(a, b));
  const groupOf = (number: number): Group => {
    const total = keyOf(number) === '' ? 0 : (totals[number] as number);
    return { total, labels: new Map([[labelOf(set, number), total]]) };
  };
  return [
    ...set.blocks.map((block) => blockSource(set, block, groupOf)),
    {
      length: relabelled.length,
      keyAt: (place) => relabelled[place]?.[0] ?? '',
      groupAt: (place) => groupOf(relabelled[place]?.[1] ?? 0),
    },
  ];
}

/** The labels a block was written with; values relabelled since count nothing here. */
function blockSource(
  set: ValueSet,
  { first, folded, codes, headings: sorted }: ValueBlock,
  groupOf: (number: number) => Group,
): EntrySource {
  const order = sorted?.order ?? new Uint32Array(0);
  return {
    length: order.length,
    keyAt(place) {
      const at = order[place] as number;
      return `${stringAt(folded, at)}\0${stringAt(codes, at)}`;
    },
    groupAt(place) {
      const number = first + (order[place] as number);
      return set.relabelled.has(number) ? { total: 0, labels: new Map() } : groupOf(number);
    },
  };
}
