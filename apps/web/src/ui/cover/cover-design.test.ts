import { describe, expect, it } from 'vitest';
import { coverDesign, coverLayouts, splitTitle } from './cover-design.ts';

const count = (values: unknown[]) => new Set(values).size;

describe('coverDesign', () => {
  it('gives a seed the cover it has always had', () => {
    expect(['1', '2', 'estante', 'ação'].map(coverDesign)).toMatchInlineSnapshot(`
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
    expect(count(designs.map(({ layout }) => layout))).toBe(coverLayouts.length);
    expect(count(designs.map(({ palette }) => palette))).toBe(8);
    expect(count(designs.map(({ layout, palette }) => `${layout}${palette}`))).toBeGreaterThan(56);
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
