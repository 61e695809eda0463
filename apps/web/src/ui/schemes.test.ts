import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Tokens = Record<string, string>;

const css = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

function declarations(block: string): Tokens {
  const pairs = [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)];
  return Object.fromEntries(pairs.map((pair) => [pair[1] ?? '', (pair[2] ?? '').trim()]));
}

/** Finds each rule of a sheet that sets --ground, named by its media query and selector. */
function colourRules(sheet: string): Map<string, Tokens> {
  const rules = new Map<string, Tokens>();
  const pattern = /(@media[^{]+)?\{?\s*(html[^{]*)\{([^}]*)\}/g;
  for (const [, media = '', selector = '', block = ''] of sheet.matchAll(pattern)) {
    const tokens = declarations(block);
    if (tokens['ground']) rules.set(`${media.trim()} ${selector.trim()}`.trim(), tokens);
  }
  return rules;
}

const normal = declarations(css('./tokens.css'));
const rules = colourRules(css('./schemes.css'));
const schemes = new Map([['normal', normal], ...rules]);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio of two tokens in a scheme, from 1 to 21. */
function contrast(scheme: Tokens, one: string, other: string): number {
  const value = (name: string): string => {
    const set = scheme[name] ?? normal[name] ?? '';
    const reference = /^var\(--([\w-]+)\)$/.exec(set)?.[1];
    return reference ? value(reference) : set;
  };
  expect(value(one)).toMatch(/^#[0-9a-f]{6}$/);
  expect(value(other)).toMatch(/^#[0-9a-f]{6}$/);
  const [high = 0, low = 0] = [luminance(value(one)), luminance(value(other))].sort(
    (a, b) => b - a,
  );
  return (high + 0.05) / (low + 0.05);
}

const status = ['info', 'success', 'warning', 'danger'];
const grounds = ['ground', 'surface', 'sunken'];
const inks = ['ink', 'ink-soft', 'accent', 'accent-strong', 'visited', ...status];
const text: [string, string][] = [
  ...grounds.flatMap((ground) => inks.map((ink): [string, string] => [ink, ground])),
  ...status.flatMap((name): [string, string][] => [
    [name, `${name}-wash`],
    ['ink', `${name}-wash`],
  ]),
  ['ink', 'accent-wash'],
  ['ink-soft', 'accent-wash'],
  ['accent', 'accent-wash'],
  ['accent-strong', 'accent-wash'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger'],
  ['ink', 'mark'],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((n): [string, string] => [`cover-ink-${n}`, `cover-${n}`]),
];
const edges: [string, string][] = grounds.flatMap((ground): [string, string][] => [
  ['line-strong', ground],
  ['focus', ground],
]);

describe.each([...schemes])('scheme %s', (name, scheme) => {
  const enough = /high-contrast|contrast: more|monochrome/.test(name) ? 7 : 4.5;

  it.each(text)('text %s is readable on %s', (ink, ground) => {
    expect(contrast(scheme, ink, ground)).toBeGreaterThanOrEqual(enough);
  });

  // WCAG 2.2 1.4.11: edges of controls and the focus ring.
  it.each(edges)('edge %s is seen on %s', (line, ground) => {
    expect(contrast(scheme, line, ground)).toBeGreaterThanOrEqual(3);
  });

  it('sets every colour the others set', () => {
    const others = [...rules.values()].flatMap((tokens) => Object.keys(tokens));
    expect(Object.keys(scheme)).toEqual(expect.arrayContaining(others));
  });
});

const system = (media: string) => rules.get(`@media ${media} html:not([data-scheme])`);
const chosen = (name: string) => rules.get(`html[data-scheme='${name}']`);

describe('the system’s wishes', () => {
  it('follows dark and high contrast with the very schemes one can choose', () => {
    expect(system('(prefers-color-scheme: dark)')).toEqual(chosen('dark'));
    const both = '(prefers-contrast: more) and (prefers-color-scheme: dark)';
    expect(system(both)).toEqual(chosen('high-contrast'));
  });

  it('offers every scheme by choice', () => {
    const names = ['dark', 'inverted', 'greyscale', 'high-contrast', 'monochrome'];
    expect(names.filter((name) => !chosen(name))).toEqual([]);
  });
});
