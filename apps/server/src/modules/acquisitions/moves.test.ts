import { suggestionStates } from '@estante/contract';
import { expect, test } from 'vitest';
import { mayMove } from './moves.ts';
import { storedState } from './state.ts';

const states = suggestionStates.map(storedState);
const movesFrom = (from: (typeof states)[number]) =>
  states.filter((to) => to !== from && mayMove(from, to));

test.each(states)('%s may stay, and is no dead end', (state) => {
  expect(mayMove(state, state)).toBe(true);
  expect(movesFrom(state)).not.toEqual([]);
});

test('nothing becomes a pre-suggestion again: somebody has looked at it', () => {
  expect(states.filter((from) => movesFrom(from).includes('pre-suggestion'))).toEqual([]);
});

test('what was received was awaited, or is counted anew', () => {
  const receivedFrom = states.filter((from) => movesFrom(from).includes('attended'));
  expect(receivedFrom).toEqual(['awaiting-delivery', 'partially-attended', 'finished-incomplete']);
});

test('what has come in part is no longer called off', () => {
  expect(movesFrom('partially-attended')).toEqual([
    'awaiting-delivery',
    'attended',
    'finished-incomplete',
  ]);
});

test('every state is reached from the first', () => {
  const reached = new Set<string>(['pre-suggestion']);
  for (let grown = 0; grown < reached.size;) {
    grown = reached.size;
    for (const from of states.filter((state) => reached.has(state)))
      for (const to of movesFrom(from)) reached.add(to);
  }
  expect(reached.size).toBe(states.length);
});
