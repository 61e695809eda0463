import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstNameAndInitial, shortName } from './short-name.ts';

test.each([
  ['Ana de Teste', 'Ana T.'],
  ['Maria de Lourdes e Souza', 'Maria L. S.'],
  ['Luana', 'Luana'],
  ['  José   dos Santos ', 'José S.'],
  ['Ana e\u0301lia', 'Ana É.'],
  ['De Souza', 'De S.'],
  ['', ''],
])('%j is shortened to %j', (name, short) => {
  expect(shortName(name)).toBe(short);
});

test('of any name but its first word no more than a letter each is told', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zà-ú]{2,12}$/), { minLength: 2 }), (words) => {
      const [first, ...others] = shortName(words.join(' ')).split(' ');
      expect(first).toBe(words[0]);
      for (const one of others) expect(one).toMatch(/^.\.$/u);
    }),
  );
});

test.each([
  ['Ana de Teste', 'Ana T.'],
  ['Maria de Lourdes e Souza', 'Maria S.'],
  ['Luana', 'Luana'],
  ['', ''],
])('strangers are told of %j no more than %j', (name, told) => {
  expect(firstNameAndInitial(name)).toBe(told);
});
