import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDecimal, writeDecimal, type Reading } from './read-decimal.ts';

const words = (reading: Reading) =>
  'hundredths' in reading
    ? `${reading.kind === 'ambiguous' ? 'ambiguous ' : ''}${reading.hundredths}`
    : reading.kind;

test.each([
  // Typed text, then its reading in Portuguese and Spanish, and in English.
  ['1,50', '150', '150'],
  ['1.50', '150', '150'],
  ['12,5', '1250', '1250'],
  ['12.5', '1250', '1250'],
  ['12', '1200', '1200'],
  ['0', '0', '0'],
  ['0,01', '1', '1'],
  ['1.234,56', '123456', '123456'],
  ['1,234.56', '123456', '123456'],
  ['1.234.567,8', '123456780', '123456780'],
  [' R$ 1.234,56 ', '123456', '123456'],
  ['r$\u{a0}2,00', '200', '200'],
  ['1.234', '123400', 'ambiguous 123400'],
  ['1,234', 'ambiguous 123400', '123400'],
  ['1.234.567', '123456700', 'ambiguous 123456700'],
  ['0,123', 'wrong', 'wrong'],
  ['1,2345', 'wrong', 'wrong'],
  ['1234,567', 'wrong', 'wrong'],
  ['12.34.567', 'wrong', 'wrong'],
  ['1,2,3', 'wrong', 'wrong'],
  ['1.234,', 'wrong', 'wrong'],
  [',50', 'wrong', 'wrong'],
  ['-1', 'wrong', 'wrong'],
  ['1e3', 'wrong', 'wrong'],
  ['doze', 'wrong', 'wrong'],
  ['1234567890', 'wrong', 'wrong'],
  ['', 'blank', 'blank'],
  [' R$ ', 'blank', 'blank'],
])('%j is %s with a decimal comma and %s with a decimal point', (typed, comma, point) => {
  expect(words(readDecimal(typed, 'pt'))).toBe(comma);
  expect(words(readDecimal(typed, 'es'))).toBe(comma);
  expect(words(readDecimal(typed, 'en'))).toBe(point);
});

const languages = fc.constantFrom('pt', 'en', 'es');

test('what a language writes is read as what it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), languages, (hundredths, language) => {
      const reading = readDecimal(writeDecimal(hundredths, language), language);
      expect(reading).toEqual({ kind: 'number', hundredths });
    }),
  );
});

test('what is written in another language is read as the same, asked about, or never otherwise', () => {
  const amounts = fc.integer({ min: 0, max: 99_999_999 });
  fc.assert(
    fc.property(amounts, languages, languages, fc.nat(2), (hundredths, from, to, decimals) => {
      const said = writeDecimal(hundredths, from, decimals);
      const reading = readDecimal(said, to);
      expect(reading).toMatchObject({ hundredths });
    }),
  );
});

test('nothing typed is read as a hundred times what it says', () => {
  const typed = fc.stringMatching(/^[\d.,]{1,12}$/);
  fc.assert(
    fc.property(typed, languages, (text, language) => {
      const reading = readDecimal(text, language);
      if (reading.kind !== 'number') return;
      const [, decimals = ''] = /[.,](\d{1,2})$/.exec(text) ?? [];
      const digits = text
        .replaceAll(/\D/g, '')
        .slice(0, text.replaceAll(/\D/g, '').length - decimals.length);
      expect(reading.hundredths).toBe(Number(digits) * 100 + Number(decimals.padEnd(2, '0')));
    }),
  );
});
