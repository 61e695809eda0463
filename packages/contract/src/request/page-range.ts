/** Range of pages, both ends included. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

/** Range written as '20-30', '20/30', 'p. 20-30' or '20', in either order; null for other texts. */
export function readPageRange(text: string): PageRange | null {
  const found = /^(?:[pf]{1,2}\.\s*)?(\d{1,6})(?:\s*[-–/]\s*(\d{1,6}))?$/.exec(text.trim());
  if (!found) return null;
  const first = Number(found[1]);
  return { first, last: found[2] === undefined ? first : Number(found[2]) };
}
