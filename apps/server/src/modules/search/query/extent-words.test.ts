import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonStart, extentWords, hasExtent } from './extent-words.ts';

const has = (extent: string, text: string) => hasExtent(extent, extentWords(text));

test.each([
  ['51 caixas (7,1 m lineares)', 'caixas', true],
  ['51 caixas (7,1 m lineares)', 'caixa', true],
  ['1 caixa', 'caixas', true],
  ['1 cartão', 'cartões', true],
  ['12 cartões', 'cartao', true],
  ['3 itens', 'item', true],
  ['38 caixas (5,3 m lineares)', 'lineares caixas', true],
  ['38 caixas (5,3 m lineares)', '5,3 m', true],
  ['1 fotografia', 'fotog', true],
  ['1 fotografia', 'grafia', false],
  ['38 caixas', '3 caixas', false],
  ['3 caixas', '3 caixas', true],
  ['12 folders', 'folder', true],
  ['4 photographs', 'photograph', true],
  ['2 cajas', 'caja', true],
  ['38 caixas', 'caixas folhas', false],
])('%j has %j: %j', (extent, text, expected) => {
  expect(has(extent, text)).toBe(expected);
});

test('an extent has its own words, in any order, and one of them begins as is looked for', () => {
  const word = fc.constantFrom('12', '7', 'caixas', 'folhas', 'm', 'lineares', 'rolos', 'cartões');
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1 }), fc.nat(), (words, at) => {
      const extent = words.join(' ');
      const turned = [...words.slice(at % words.length), ...words.slice(0, at % words.length)];
      expect(has(extent, turned.join(', '))).toBe(true);
      const start = commonStart(extentWords(extent));
      expect(extentWords(extent).some((one) => one.startsWith(start))).toBe(true);
    }),
  );
});
