import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixedClock } from '../../../test/fixed-clock.ts';
import { createPasses } from './pass.ts';

const key = Buffer.alloc(32, 1);
const at = (start: string, ofKey = key) => createPasses(ofKey, fixedClock(start));
const noon = '2026-03-10T12:00:00Z';

describe('a pass', () => {
  test('is known to each server that has the key, until half an hour is over', () => {
    const pass = at(noon).issue();
    const number = at(noon).read(pass);
    expect(number).toMatch(/^[\w-]{22}$/);
    expect(at('2026-03-10T12:29:59Z').read(pass)).toBe(number);
    expect(at('2026-03-10T12:30:00Z').read(pass)).toBeNull();
  });

  test('is another each time, but for a person', () => {
    const passes = at(noon);
    const numbers = [passes.issue(), passes.issue(), passes.issue(7), passes.issue(8)].map(
      passes.read,
    );
    expect(new Set(numbers).size).toBe(4);
    expect(at('2026-03-10T12:10:00Z').read(passes.issue(7))).toBe(numbers[2]);
    expect(numbers.join()).not.toMatch(/null/);
  });

  test('of another key is none', () => {
    expect(at(noon).read(at(noon, Buffer.alloc(32, 2)).issue())).toBeNull();
  });

  test('with a letter changed, added or left out is none', () => {
    const pass = at(noon).issue();
    const changed = fc.tuple(
      fc.nat(pass.length - 1),
      fc.constantFrom('', 'x', '9', '.', 'é', 'xx'),
    );
    fc.assert(
      fc.property(changed, ([place, put]) => {
        const other = pass.slice(0, place) + put + pass.slice(place + 1);
        // The last letter of a mark has two bits that say nothing.
        fc.pre(other !== pass && place < pass.length - 1);
        expect(at(noon).read(other)).toBeNull();
      }),
    );
  });

  test('is no text that somebody makes up', () => {
    fc.assert(fc.property(fc.string(), (text) => at(noon).read(text) === null));
  });
});
