/**
 * An institution's two colours, each '#rrggbb', and what follows from them. Grounds are those of
 * the pages' tokens: the light scheme's and the dark one's.
 */
export const themeKinds = ['light', 'dark'] as const;
export type ThemeKind = (typeof themeKinds)[number];

export const hexColour = /^#[0-9a-f]{6}$/;

/** Colours where the institution has chosen none. */
export const defaultTheme = { light: '#1f419b', dark: '#a9bdf5' } as const;

/** Least contrast (WCAG 2.2, 1.4.3) of letters in the colour on each ground, and of letters upon the colour. */
export const leastThemeContrast = 4.5;

const grounds = {
  light: ['#faf9f6', '#ffffff', '#f0eee8'],
  dark: ['#15181c', '#1d2126', '#101215', '#10162b'],
} as const;

export interface ThemeShades {
  /** Shade of the colour under the pointer. */
  readonly strong: string;
  /** Ground tinted with the colour. */
  readonly wash: string;
}

export function themeShades(kind: ThemeKind, colour: string): ThemeShades {
  return kind === 'light'
    ? { strong: mix(colour, '#000000', 0.28), wash: mix(colour, '#ffffff', 0.9) }
    : { strong: mix(colour, '#ffffff', 0.35), wash: mix(colour, grounds.dark[0], 0.85) };
}

/** The least contrast that the colour has where the pages put it, from 1 to 21. */
export function themeContrast(kind: ThemeKind, colour: string): number {
  const { strong, wash } = themeShades(kind, colour);
  const pairs = [colour, strong].flatMap((one) =>
    [...grounds[kind], wash].map((ground) => contrast(one, ground)),
  );
  return Math.min(...pairs);
}

/** WCAG 2.2 contrast ratio of two colours. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Mix of two colours; `share` of the other, from 0 to 1. */
function mix(colour: string, other: string, share: number): string {
  const to = channels(other);
  const mixed = channels(colour).map((from, at) => from * (1 - share) + (to[at] ?? 0) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
