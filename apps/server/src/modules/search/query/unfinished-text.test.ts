import { expect, test } from 'vitest';
import { withBeginning } from './unfinished-text.ts';

test.each([
  ['casm', 'casm | casm*'],
  ['dom cas', 'dom cas | cas*'],
  ['são joão', 'são joão | joão*'],
  ['autor:mach', 'autor:mach | autor:mach*'],
  ['guarda-ch', 'guarda-ch | guarda-ch*'],
  ['"dom casmurro" ciu', '"dom casmurro" ciu | ciu*'],
  // Quotes that are still open say nothing.
  ['"dom casm', '"dom casm | casm*'],
  ['vitamina c', 'vitamina'],
  ['vitamina OU c', 'vitamina OU'],
])('%j may become what %j finds', (typed, text) => {
  expect(withBeginning(typed)).toBe(text);
});

test.each(['', 'd', 'dom ', 'dom casm*', '"dom', 'dom -cas', 'dom!', 'autor:m', '(dom'])(
  '%j is taken as it is',
  (typed) => {
    expect(withBeginning(typed)).toBeNull();
  },
);
