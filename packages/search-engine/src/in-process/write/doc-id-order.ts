import { identity } from '../index/permutations.ts';
import { shared } from '../index/shared-arrays.ts';

/** Places of arrival in the order of ids; where an id came twice, the last. */
export function orderById(ids: Int32Array): Uint32Array {
  const order = identity(ids.length);
  if (!ascending(ids)) order.sort((a, b) => (ids[a] as number) - (ids[b] as number) || a - b);
  return order.filter((place, i) => ids[place] !== ids[order[i + 1] ?? -1]);
}

function ascending(ids: Int32Array): boolean {
  for (let i = 1; i < ids.length; i++)
    if ((ids[i] as number) <= (ids[i - 1] as number)) return false;
  return true;
}

export function pick(numbers: Int32Array, order: Uint32Array): Int32Array {
  const picked = shared.int32(order.length);
  for (let i = 0; i < order.length; i++) picked[i] = numbers[order[i] as number] as number;
  return picked;
}

export function pickNumbers(numbers: Float64Array, order: Uint32Array): Float64Array {
  const picked = shared.float64(order.length);
  for (let i = 0; i < order.length; i++) picked[i] = numbers[order[i] as number] as number;
  return picked;
}

/** The slices of `values` in another order. */
export function slices(
  starts: Uint32Array,
  values: Uint32Array,
  order: Uint32Array,
): { starts: Uint32Array; values: Uint32Array } {
  const placed = shared.uint32(order.length + 1);
  order.forEach((from, i) => {
    const length = (starts[from + 1] ?? values.length) - (starts[from] as number);
    placed[i + 1] = (placed[i] as number) + length;
  });
  const copied = shared.uint32(placed[order.length] as number);
  order.forEach((from, i) => {
    let target = placed[i] as number;
    const to = starts[from + 1] ?? values.length;
    for (let p = starts[from] as number; p < to; p++) copied[target++] = values[p] as number;
  });
  return { starts: placed, values: copied };
}
