import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptWords } from './kept-words.ts';

test.each([
  ['Dom Casmurro', 'dom casmurro'],
  ['  “Grande   Sertão”: veredas! ', 'grande sertão veredas'],
  ['história 1930-1945', 'história 1930 1945'],
  ['978-85-333-0227-3', '978 85 333 0227 3'],
  ['lei 8.112 de 1990', 'lei 8 112 de 1990'],
  ['A Rua dos Cataventos', 'a rua dos cataventos'],
])('%j is kept as %j', (text, words) => {
  expect(keptWords(text)).toBe(words);
});

test.each([
  ['an address of mail', 'maria@example.org'],
  ['a telephone', '(84) 99999-1234'],
  ['a telephone that might be an old ISBN', '8535902775'],
  ['a registration', 'maria 20190123'],
  ['a postal code', '59078-970'],
  ['a street', 'Rua das Flores, 123'],
  ['a street in short', 'av. Brasil 1500'],
  ['figures of another script', '١٢٣٤٥٦٧٨٩٠١'],
  ['nothing but signs', '?!'],
  ['a whole page', 'palavra '.repeat(20)],
])('%s is not kept', (_what, text) => {
  expect(keptWords(text)).toBeNull();
});

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count });

test('no CPF is, however it is written and whatever stands beside it', () => {
  const written = fc.constantFrom('$1$2$3$4', '$1.$2.$3-$4', '$1 $2 $3 $4', '$1/$2/$3-$4');
  fc.assert(
    fc.property(
      digits(11),
      written,
      fc.constantFrom('', 'ana ', 'cpf: '),
      (number, form, before) => {
        const text = number.join('').replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, form);
        return keptWords(before + text) === null;
      },
    ),
  );
});
