import { expect, test } from 'vitest';
import { brandStyle } from './brand.ts';

test('colours that were chosen are set with their shades', () => {
  expect(brandStyle({ cor: '#006644', cor_no_escuro: '' })).toEqual({
    '--brand': '#006644',
    '--brand-strong': '#004931',
    '--brand-wash': '#e6f0ec',
  });
  expect(Object.keys(brandStyle({ cor: '', cor_no_escuro: '#88ddbb' }))).toEqual([
    '--brand-on-dark',
    '--brand-strong-on-dark',
    '--brand-wash-on-dark',
  ]);
});

test.each(['', 'red', '#fff', '#000000;x:y'])('%j sets nothing', (cor) => {
  expect(brandStyle({ cor, cor_no_escuro: cor })).toEqual({});
});
