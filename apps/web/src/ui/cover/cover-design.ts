import type { IconName } from '../drawings/icon-paths.ts';

/** Layouts for every kind of work; each is drawn in cover-layouts.tsx. */
const common = [
  'label',
  'poster',
  'classic',
  'bands',
  'initial',
  'spine',
  'ruled',
  'disc',
] as const;
/** Layouts that set all words in the middle. */
const inTheMiddle = ['label', 'bands', 'disc'] as const;
/** Layouts that show the kind of work. */
const ofKinds = ['staves', 'contours', 'framed', 'masthead', 'strip', 'grid'] as const;
/** Layouts a cover may take. */
export const coverLayouts = [...common, ...ofKinds] as const;

export type CoverLayout = (typeof coverLayouts)[number];

/** Further layout of a kind of work, used for half of its covers. */
const own: Partial<Record<IconName, CoverLayout>> = {
  score: 'staves',
  music: 'staves',
  map: 'contours',
  thesis: 'framed',
  archive: 'framed',
  file: 'masthead',
  serial: 'masthead',
  video: 'strip',
  image: 'strip',
  computer: 'grid',
  globe: 'grid',
};

/**
 * Languages written from right to left, or in characters as wide as high: set in the middle, where no edge
 * leads.
 */
const isCentred = /^(?:ara|heb|per|urd|yid|chi|jpn|kor)$/;
/** Languages whose books are lettered up the spine; others are lettered down. */
const upwards = /^(?:por|spa|cat|fre|ita|rum|glg|ger)$/;

export const isLetteredUp = (language: string): boolean => upwards.test(language);

/** Lists the layouts for covers of a kind and language, each as often as it should come. */
function layoutsFor(kind: IconName, language: string): readonly CoverLayout[] {
  if (isCentred.test(language)) return inTheMiddle;
  const layout = own[kind];
  return layout ? ['label', 'poster', 'classic', 'bands', layout, layout, layout, layout] : common;
}

export interface CoverDesign {
  layout: CoverLayout;
  /** Number from 1 to 8 of the pair of tokens --cover-N and --cover-ink-N. */
  palette: number;
}

/** Hashes a seed by FNV-1a, 32 bits, with a final mixing so that seeds differing in one digit part ways. */
function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(seed)) value = Math.imul(value ^ byte, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Makes the design of a cover, always the same one for a seed, kind and language. */
export function coverDesign(seed: string, kind: IconName = 'book', language = ''): CoverDesign {
  const value = hash(seed);
  const layouts = layoutsFor(kind, language);
  return {
    layout: layouts[value % layouts.length] ?? 'classic',
    palette: ((value >>> 8) % 8) + 1,
  };
}

/** Parts the title proper from what follows its first colon, as ISBD sets them apart. */
export function splitTitle(title: string): { main: string; rest: string } {
  const at = /\s*[:;]\s+/.exec(title);
  if (!at?.index) return { main: title, rest: '' };
  return { main: title.slice(0, at.index), rest: title.slice(at.index + at[0].length) };
}
