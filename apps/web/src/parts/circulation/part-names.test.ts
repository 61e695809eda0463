import { locales } from '@estante/phrases';
import { createTranslator } from '@estante/phrases/translator';
import { expect, test } from 'vitest';
import { partNames, partsName } from './part-names.ts';

const t = createTranslator('pt', () => locales.pt);
const whole = { volume: '', tomo: '', parte: '', material_adicional: '' };

test.each([
  [{ volume: 'v. 1' }, ['v. 1']],
  [{ volume: '1', parte: '2' }, ['v. 1', 'pt. 2']],
  [{ tomo: 'II', material_adicional: '1 CD' }, ['t. II', '1 CD']],
  [{ volume: 'Edição de bolso' }, ['Edição de bolso']],
])('%j are named %j', (parts, names) => {
  expect(partNames({ ...whole, ...parts }, t)).toEqual(names);
});

test('a work of one piece is meant as a whole', () => {
  expect(partNames(whole, t)).toEqual([]);
  expect(partsName(whole, t)).toBe(t('wanted.whole'));
});
