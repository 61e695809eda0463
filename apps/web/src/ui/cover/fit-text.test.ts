import { array, assert, constantFrom, integer, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, type TextBox } from './fit-text.ts';
import { textWidth } from './text-width.ts';

const box: TextBox = {
  width: 168,
  height: 120,
  face: 'serif',
  largest: 34,
  smallest: 13,
  leading: 1.1,
};

describe('textWidth', () => {
  it('measures a letter and its accented form alike', () => {
    expect(textWidth('ação', 'serif')).toBe(textWidth('acao', 'serif'));
    expect(textWidth('M', 'sans')).toBeGreaterThan(textWidth('i', 'sans'));
  });

  it('leaves room for scripts outside the table', () => {
    expect(textWidth('漢字', 'serif')).toBe(2);
    expect(textWidth('Война', 'serif')).toBeGreaterThan(2.5);
  });
});

describe('fitText', () => {
  it('sets a short title large and a long one smaller', () => {
    const short = fitText('Sagarana', box);
    const long = fitText('A formação das almas e o imaginário da república no Brasil', box);
    expect(short.size).toBe(34);
    expect(long.size).toBeLessThan(30);
    expect(long.lines.join(' ')).toBe('A formação das almas e o imaginário da república no Brasil');
  });

  it('balances lines instead of leaving a word alone', () => {
    const { lines } = fitText('Sertões e veredas do Norte', { ...box, largest: 20 });
    expect(lines).toEqual(['Sertões e', 'veredas do Norte']);
  });

  it.each(['Mangui-nhos', 'Franco-Brasileirissimamente', 'Vice‐presidencialismo'])(
    'never sets a hyphen beside another: %s',
    (word) => {
      for (let width = 30; width <= 168; width += 3) {
        const lines = fitText(word, { ...box, width }).lines.map((line) => line.replace('…', ''));
        expect(lines.join('|')).not.toMatch(/[-‐][-‐|]?[-‐]|\|[-‐]/);
      }
    },
  );

  it('cuts one endless word rather than set it tiny', () => {
    const { lines, size } = fitText('Inconstitucionalissimamente', box);
    expect(size).toBeGreaterThan(16);
    expect(lines.join('').replaceAll('-', '')).toBe('Inconstitucionalissimamente');
  });

  it('cuts what no size can hold, with an ellipsis', () => {
    const { lines, size } = fitText('palavra '.repeat(200), box);
    expect(size).toBe(13);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  it('stays inside any box for any title', () => {
    const words = array(string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 30 });
    const boxes = record({
      width: integer({ min: 60, max: 200 }),
      height: integer({ min: 30, max: 250 }),
      face: constantFrom('serif' as const, 'sans' as const),
    });
    assert(
      property(words, boxes, (parts, shape) => {
        const within = { ...box, ...shape };
        const { lines, size } = fitText(parts.join(' '), within);
        expect(lines.length * size * within.leading).toBeLessThanOrEqual(within.height);
        for (const line of lines)
          expect(textWidth(line, within.face) * size).toBeLessThanOrEqual(within.width + 0.001);
      }),
    );
  });
});
