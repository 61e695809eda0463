/** Sizes of a cover as the wire names them, with their columns and widths in pixels. */
export const coverSizes = {
  pequena: { column: 'small', width: 160 },
  media: { column: 'medium', width: 320 },
  grande: { column: 'large', width: 640 },
} as const;
export type CoverSize = keyof typeof coverSizes;

export function isCoverSize(value: unknown): value is CoverSize {
  return typeof value === 'string' && Object.hasOwn(coverSizes, value);
}
