/** New lists from old ones, in ways that the oldest browsers we serve do not have themselves. */

export function replaceAt<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return items.map((one, place) => (place === at ? item : one));
}

export function without<Item>(items: readonly Item[], at: number): Item[] {
  return items.filter((_one, place) => place !== at);
}

export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = without(items, from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** Groups items that have the same key, in the order of their first ones. */
export function groupItems<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): (readonly [Key, readonly Item[]])[] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups];
}

/** Moves the items that match to the front; both parts keep their order. */
export function leading<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): Item[] {
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}
