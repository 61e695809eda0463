/** New lists from old ones, in ways that the oldest browsers we serve do not have themselves. */

export function replaced<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return items.map((one, place) => (place === at ? item : one));
}

export function without<Item>(items: readonly Item[], at: number): Item[] {
  return items.filter((_one, place) => place !== at);
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = without(items, from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}
