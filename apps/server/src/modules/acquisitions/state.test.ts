import { suggestionStates } from '@estante/contract';
import { expect, test } from 'vitest';
import { storedState, wireState } from './state.ts';

test.each(suggestionStates)('%s is stored, and told again', (state) => {
  expect(wireState(storedState(state))).toBe(state);
});

test('no two are stored alike', () => {
  expect(new Set(suggestionStates.map(storedState)).size).toBe(suggestionStates.length);
});
