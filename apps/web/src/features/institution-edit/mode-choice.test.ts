import { translatorFor } from '@estante/phrases';
import { expect, test } from 'vitest';
import { modeOptions } from './mode-choice.ts';

const t = translatorFor('pt');

test('a mode is told in words; one that was kept stays while nothing else is chosen', () => {
  expect(modeOptions('passwordChecker', 2, t)).toEqual([
    { value: '2', label: 'Por este sistema' },
    { value: '1', label: 'Por outro sistema' },
  ]);
  expect(modeOptions('passwordChecker', 7, t).map(({ value }) => value)).toEqual(['2', '7']);
  expect(modeOptions('passwordKeeper', 4, t)).toEqual([
    { value: '4', label: 'Neste sistema' },
    { value: '1', label: 'Em outro sistema' },
  ]);
});
