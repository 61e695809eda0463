import { describe, expect, it } from 'vitest';
import type { IconName } from '../drawings/icon-paths.ts';
import { coverDesign, coverLayouts, isLetteredUp, splitTitle } from './cover-design.ts';

const count = (values: unknown[]) => new Set(values).size;

describe('coverDesign', () => {
  it('gives a seed the cover it has always had', () => {
    expect(['1', '2', 'estante', 'ação'].map((seed) => coverDesign(seed))).toMatchInlineSnapshot(`
      [
        {
          "layout": "disc",
          "palette": 6,
        },
        {
          "layout": "disc",
          "palette": 6,
        },
        {
          "layout": "label",
          "palette": 3,
        },
        {
          "layout": "bands",
          "palette": 2,
        },
      ]
    `);
  });

  it('spreads neighbouring seeds over every layout and palette', () => {
    const designs = Array.from({ length: 400 }, (_, n) => coverDesign(String(n)));
    expect(count(designs.map(({ layout }) => layout))).toBe(8);
    expect(count(designs.map(({ palette }) => palette))).toBe(8);
    expect(count(designs.map(({ layout, palette }) => `${layout}${palette}`))).toBeGreaterThan(56);
  });
});

describe('by kind and language', () => {
  const layoutsOf = (kind: IconName, language = 'por') =>
    new Set(Array.from({ length: 400 }, (_, n) => coverDesign(String(n), kind, language).layout));

  it.each([
    ['score', 'staves'],
    ['map', 'contours'],
    ['thesis', 'framed'],
    ['serial', 'masthead'],
    ['video', 'strip'],
    ['computer', 'grid'],
  ] as const)('a %s may have a layout of its own: %s', (kind, layout) => {
    expect(layoutsOf(kind)).toContain(layout);
    expect(layoutsOf('book')).not.toContain(layout);
  });

  it('draws every layout for something', () => {
    const kinds = ['book', 'score', 'map', 'thesis', 'serial', 'video', 'computer'] as const;
    expect(new Set(kinds.flatMap((kind) => [...layoutsOf(kind)]))).toEqual(new Set(coverLayouts));
  });

  it('sets words that do not run from left to right in the middle', () => {
    for (const language of ['ara', 'heb', 'jpn'])
      expect(layoutsOf('score', language)).toEqual(new Set(['label', 'bands', 'disc']));
  });

  it('letters a spine as the books of the language are', () => {
    expect(['por', 'spa', 'fre', 'eng', 'dut', ''].map(isLetteredUp)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('splitTitle', () => {
  it('parts the title proper from the rest', () => {
    expect(splitTitle('Raízes : ensaios de história')).toEqual({
      main: 'Raízes',
      rest: 'ensaios de história',
    });
    expect(splitTitle('Memória: um guia')).toEqual({ main: 'Memória', rest: 'um guia' });
  });

  it('keeps a title whole that has no colon of that kind', () => {
    expect(splitTitle('Às 12:30 no cais')).toEqual({ main: 'Às 12:30 no cais', rest: '' });
    expect(splitTitle(': reticência')).toEqual({ main: ': reticência', rest: '' });
  });
});
