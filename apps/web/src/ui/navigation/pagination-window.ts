/** Page number, or a gap where pages are left out. */
export type PageSlot = number | 'gap';

/**
 * Lists the page numbers to show: first, last, the current one and its neighbours. A gap never stands for a
 * single page, and the number of slots stays the same in the middle, so that 'next' stays under the pointer.
 */
export function pageWindow(current: number, total: number, neighbours = 1): PageSlot[] {
  const slots = neighbours * 2 + 5;
  if (total <= slots) return range(1, total);
  const edge = slots - 2;
  if (current <= edge - neighbours) return [...range(1, edge), 'gap', total];
  if (current > total - edge + neighbours) return [1, 'gap', ...range(total - edge + 1, total)];
  return [1, 'gap', ...range(current - neighbours, current + neighbours), 'gap', total];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, at) => from + at);
