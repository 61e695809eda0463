import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weighCopies, type HeldReading, type WantedCopies } from './copies-for-places.ts';

const wanted: WantedCopies = { basic: 10, complementary: 20, onlineIsEnough: true };
const nothing: WantedCopies = { basic: 0, complementary: 0, onlineIsEnough: true };
const held = (more: Partial<HeldReading> = {}): HeldReading => ({
  isCatalogued: true,
  copies: 0,
  isOnline: false,
  isHeldWhole: false,
  ...more,
});
const basic = (places: number | null) => ({ kind: 'basic', places }) as const;

describe('copies for places', () => {
  test.each([
    ['just enough', basic(40), held({ copies: 4 }), 'exemplares', 10, true, 0],
    ['one place too many', basic(41), held({ copies: 4 }), 'exemplares', 10.3, false, 1],
    [
      'what is to be read',
      { kind: 'required', places: 40 },
      held({ copies: 1 }),
      'exemplares',
      40,
      false,
      3,
    ],
    [
      'further reading',
      { kind: 'complementary', places: 40 },
      held({ copies: 2 }),
      'exemplares',
      20,
      true,
      0,
    ],
    ['no copy', basic(40), held(), 'nada', null, false, 4],
    [
      'not in the catalogue',
      basic(40),
      held({ isCatalogued: false }),
      'fora-do-acervo',
      null,
      false,
      4,
    ],
    ['on-line alone', basic(40), held({ isOnline: true }), 'eletronico', null, true, 0],
    [
      'on-line, with a copy',
      basic(40),
      held({ isOnline: true, copies: 1 }),
      'exemplares',
      40,
      true,
      0,
    ],
    ['a run of a serial', basic(40), held({ isHeldWhole: true }), 'colecao', null, null, 0],
    ['no place', basic(0), held({ copies: 1 }), 'exemplares', 0, true, 0],
    ['places that nobody knows', basic(null), held({ copies: 3 }), 'exemplares', null, null, 0],
    ['nothing for places that nobody knows', basic(null), held(), 'nada', null, false, 1],
  ] as const)('%s', (_name, listed, reading, what, placesPerCopy, isMet, missing) => {
    expect(weighCopies(listed, reading, wanted)).toEqual({
      held: what,
      placesPerCopy,
      isMet,
      missing,
    });
  });

  test('where nothing is wanted nothing is met, and nothing fails', () => {
    for (const reading of [held(), held({ copies: 3 }), held({ isOnline: true })]) {
      expect(weighCopies(basic(40), reading, nothing)).toMatchObject({ isMet: null, missing: 0 });
    }
  });

  test('on-line is not enough where the institution says so', () => {
    const strict = { ...wanted, onlineIsEnough: false };
    expect(weighCopies(basic(40), held({ isOnline: true, copies: 1 }), strict)).toMatchObject({
      isMet: false,
      missing: 3,
    });
  });
});

const places = fc.integer({ min: 0, max: 500 });
const copies = fc.integer({ min: 0, max: 200 });
const perCopy = fc.integer({ min: 1, max: 100 });

test('what is missing is what would do, and one less would not', () => {
  fc.assert(
    fc.property(places, copies, perCopy, (many, there, basicOne) => {
      const rule = { ...wanted, basic: basicOne };
      const { isMet, missing } = weighCopies(basic(many), held({ copies: there }), rule);
      expect(isMet).toBe(missing === 0);
      const after = (more: number) =>
        weighCopies(basic(many), held({ copies: there + more }), rule).isMet;
      expect(after(missing)).toBe(true);
      if (missing > 0) expect(after(missing - 1)).toBe(false);
    }),
  );
});

test('the number shown beside a copy says the same as the word', () => {
  fc.assert(
    fc.property(places, copies, perCopy, (many, there, basicOne) => {
      const rule = { ...wanted, basic: basicOne };
      const { isMet, placesPerCopy } = weighCopies(basic(many), held({ copies: there }), rule);
      if (placesPerCopy !== null) expect(placesPerCopy <= basicOne).toBe(isMet);
    }),
  );
});
