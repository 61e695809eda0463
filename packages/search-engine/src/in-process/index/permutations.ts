import { shared } from './shared-arrays.ts';

export function identity(length: number): Uint32Array {
  return new Uint32Array(length).map((_, i) => i);
}

export function share(numbers: Uint32Array): Uint32Array {
  const copy = shared.uint32(numbers.length);
  copy.set(numbers);
  return copy;
}

export function inverse(order: Uint32Array): Uint32Array {
  const places = shared.uint32(order.length);
  for (let i = 0; i < order.length; i++) places[order[i] as number] = i;
  return places;
}
