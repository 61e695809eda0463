/** The layouts a cover may take; each is drawn in cover-layouts.tsx. */
export const coverLayouts = [
  'label',
  'poster',
  'classic',
  'bands',
  'initial',
  'spine',
  'ruled',
  'disc',
] as const;

export type CoverLayout = (typeof coverLayouts)[number];

export interface CoverDesign {
  layout: CoverLayout;
  /** 1 to 8: the pair of tokens --cover-N and --cover-ink-N. */
  palette: number;
}

/** FNV-1a, 32 bits, with a last mixing so that seeds differing in one digit part ways. */
function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(seed)) value = Math.imul(value ^ byte, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** The same seed always gives the same cover; which cover is of no meaning. */
export function coverDesign(seed: string): CoverDesign {
  const value = hash(seed);
  return {
    layout: coverLayouts[value % coverLayouts.length] ?? 'classic',
    palette: ((value >>> 8) % 8) + 1,
  };
}

/** Parts the title proper from what follows its first colon, as ISBD sets them apart. */
export function splitTitle(title: string): { main: string; rest: string } {
  const at = /\s*[:;]\s+/.exec(title);
  if (!at?.index) return { main: title, rest: '' };
  return { main: title.slice(0, at.index), rest: title.slice(at.index + at[0].length) };
}
