import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './pagination-window.ts';

describe('pageWindow', () => {
  it('shows all of a few pages', () => {
    expect(pageWindow(2, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(1, 0)).toEqual([]);
  });

  it('leaves out the middle, never a single page', () => {
    expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
    expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
    expect(pageWindow(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
    expect(pageWindow(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
  });

  it('keeps the current page and its neighbours, in order, in a steady number of slots', () => {
    const cases = property(
      integer({ min: 1, max: 400 }),
      integer({ min: 1, max: 400 }),
      constantFrom(0, 1, 2),
      (a, b, around) => {
        const [current, total] = [Math.min(a, b), Math.max(a, b)];
        const slots = pageWindow(current, total, around);
        const pages = slots.filter((slot) => slot !== 'gap');
        expect(slots).toHaveLength(Math.min(total, around * 2 + 5));
        expect(pages).toEqual([...new Set(pages)].sort((x, y) => x - y));
        expect(pages).toEqual(expect.arrayContaining([1, current, total]));
        const leftOut = slots.flatMap((slot, at) =>
          slot === 'gap' ? [Number(slots[at + 1]) - Number(slots[at - 1]) - 1] : [],
        );
        expect(leftOut.filter((count) => count < 2)).toEqual([]);
      },
    );
    assert(cases);
  });
});
