import { describe, expect, it } from 'vitest';
import { moveActive } from './combo-state.ts';

describe('moveActive', () => {
  it('walks down through the options and back into the box', () => {
    expect(moveActive('ArrowDown', -1, 2)).toBe(0);
    expect(moveActive('ArrowDown', 0, 2)).toBe(1);
    expect(moveActive('ArrowDown', 1, 2)).toBe(-1);
  });

  it('walks up from the box to the last option', () => {
    expect(moveActive('ArrowUp', -1, 2)).toBe(1);
    expect(moveActive('ArrowUp', 0, 2)).toBe(-1);
  });

  it('stays at the box while there are no options', () => {
    expect(moveActive('ArrowDown', -1, 0)).toBe(-1);
    expect(moveActive('ArrowUp', -1, 0)).toBe(-1);
  });

  it('leaves other keys alone', () => {
    expect(moveActive('Home', 0, 2)).toBeNull();
    expect(moveActive('Home', -1, 0)).toBeNull();
  });
});
