/** Orders all as asked; those that the order does not name come after, as they were. */
export function inOrder(all: readonly number[], asked: readonly number[]): readonly number[] {
  const there = new Set(all);
  const first = [...new Set(asked)].filter((id) => there.has(id));
  const named = new Set(first);
  return [...first, ...all.filter((id) => !named.has(id))];
}
