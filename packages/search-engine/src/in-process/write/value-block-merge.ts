import type { FacetType } from '../../fields.ts';
import type { ValueBlock, ValueSet } from '../index/facet-values.ts';
import { countOf } from '../index/strings.ts';
import { buildBlock, writtenValues } from './value-block-builder.ts';

/** Ratio of sizes below which a block is merged with the next one. */
const growth = 3;
const relabelledLimit = 500;

/** A set whose small blocks are one; all blocks are, where many values were relabelled. */
export function mergeBlocks(type: FacetType, set: ValueSet): ValueSet {
  const from = set.relabelled.size > relabelledLimit ? 0 : firstToMerge(set.blocks);
  const rest = set.blocks.slice(from);
  if (rest.length < 2 && from > 0) return set;
  if (rest.length < 2 && set.relabelled.size <= relabelledLimit) return set;
  const [first] = rest as [ValueBlock, ...ValueBlock[]];
  const values = rest.flatMap((block) => writtenValues(set, block));
  const relabelled = new Map([...set.relabelled].filter(([number]) => number < first.first));
  return {
    blocks: [...set.blocks.slice(0, from), buildBlock(type, first.first, values)],
    relabelled,
  };
}

function firstToMerge(blocks: readonly ValueBlock[]): number {
  let from = blocks.length - 1;
  let size = countOf((blocks[from] as ValueBlock).codes);
  while (from > 0 && countOf((blocks[from - 1] as ValueBlock).codes) < growth * size) {
    from--;
    size += countOf((blocks[from] as ValueBlock).codes);
  }
  return from;
}
