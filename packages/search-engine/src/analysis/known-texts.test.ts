import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KnownTexts } from './known-texts.ts';

const text = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.string({ unit: 'grapheme' }),
  fc.constant(''),
);

it('numbers texts as a map does, wherever they stand in a longer one', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text, text), { maxLength: 2_000 }), (all) => {
      const known = new KnownTexts();
      const plain = new Map<string, number>();
      for (const [before, one, after] of all) {
        const whole = before + one + after;
        const [from, to] = [before.length, before.length + one.length];
        expect(known.find(whole, from, to)).toBe(plain.get(one) ?? -1);
        if (plain.has(one)) continue;
        known.add(plain.size, whole, from, to);
        plain.set(one, plain.size);
        expect(known.size).toBe(plain.size);
      }
      for (const [one, number] of plain) expect(known.find(one)).toBe(number);
    }),
    { numRuns: 30 },
  );
});

it('keeps many', () => {
  const known = new KnownTexts();
  const words = Array.from({ length: 20_000 }, (_, i) => `palavra ${i * 7}`);
  words.forEach((word, i) => {
    expect(known.find(word)).toBe(-1);
    known.add(i, word);
  });
  words.forEach((word, i) => expect(known.find(word)).toBe(i));
});
