import { shared } from '../index/shared-arrays.ts';
import type { SortKeys, SortOrder, SortRanks } from '../index/sort-keys.ts';
import { compareAt, sortedOrder } from '../index/strings.ts';
import type { Strings } from '../index/strings.ts';

type Compare = (a: number, b: number) => number;

export function buildRanks(keys: SortKeys): Record<SortOrder, SortRanks> {
  const byTitle = textOrder(keys.title);
  const title = ranksOf(byTitle);
  const textThenTitle = (strings: Strings): SortRanks =>
    ranksOf(sortGroups(textOrder(strings), (a, b) => sameText(strings, a, b), title.places));
  const numberThenTitle = (numbers: Int32Array): SortRanks =>
    ranksOf(sortByNumber(byTitle, numbers));
  const byId = byTitle.slice().sort();
  return {
    C: ranksOf(sortByNumber(sortByNumber(byId, keys.copies), keys.year)),
    T: title,
    A: textThenTitle(keys.author),
    D: numberThenTitle(keys.year),
    W: textThenTitle(keys.workType),
    N: textThenTitle(keys.callNumber),
    I: numberThenTitle(keys.includedOn),
  };
}

/** Doc ids by text, those without one last, equal ones ascending. */
function textOrder(strings: Strings): Uint32Array {
  const order = sortedOrder(strings);
  let empty = 0;
  while (empty < order.length && isEmpty(strings, order[empty] as number)) empty++;
  const placed = new Uint32Array(order.length);
  placed.set(order.subarray(empty));
  placed.set(order.subarray(0, empty), order.length - empty);
  return placed;
}

function isEmpty({ offsets }: Strings, index: number): boolean {
  return offsets[index] === offsets[index + 1];
}

function sameText(strings: Strings, a: number, b: number): boolean {
  return compareAt(strings, a, strings, b) === 0;
}

/** Sorts each range of equal ones by `places`. */
function sortGroups(
  order: Uint32Array,
  same: (a: number, b: number) => boolean,
  places: Uint32Array,
): Uint32Array {
  for (let from = 0; from < order.length;) {
    let to = from + 1;
    while (to < order.length && same(order[from] as number, order[to] as number)) to++;
    if (to - from > 1) order.subarray(from, to).sort(byPlace(places));
    from = to;
  }
  return order;
}

function byPlace(places: Uint32Array): Compare {
  return (a, b) => (places[a] as number) - (places[b] as number);
}

/** Counting sort by number, highest first; stable. */
function sortByNumber(order: Uint32Array, numbers: Int32Array): Uint32Array<ArrayBuffer> {
  const distinct = [...new Set(numbers)].sort((a, b) => b - a);
  const pile = new Map(distinct.map((number, i) => [number, i]));
  const starts = new Uint32Array(distinct.length + 1);
  for (const number of numbers) {
    const at = (pile.get(number) as number) + 1;
    starts[at] = (starts[at] as number) + 1;
  }
  for (let i = 0; i < distinct.length; i++) {
    starts[i + 1] = (starts[i + 1] as number) + (starts[i] as number);
  }
  const next = new Uint32Array(order.length);
  for (const docId of order) {
    const at = pile.get(numbers[docId] as number) as number;
    const place = starts[at] as number;
    next[place] = docId;
    starts[at] = place + 1;
  }
  return next;
}

function ranksOf(order: Uint32Array): SortRanks {
  const shareable = shared.uint32(order.length);
  shareable.set(order);
  const places = shared.uint32(order.length);
  for (let i = 0; i < order.length; i++) places[order[i] as number] = i;
  return { order: shareable, places };
}
