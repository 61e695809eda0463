import { expect, test } from 'vitest';
import { createEarlyScans } from './early-scans.ts';

const none = { ctrlKey: false, altKey: false, metaKey: false, repeat: false, timeStamp: 0 };
const named: Readonly<Record<string, string>> = { '↵': 'Enter', '⇧': 'Shift' };

function heard(text: string) {
  const early = createEarlyScans();
  for (const letter of text) early.hear({ ...none, key: named[letter] ?? letter });
  return early;
}

test('codes wait in their order, and are taken once', () => {
  const early = heard('123↵⇧4A↵');
  expect(early.take()).toEqual(['123', '4A']);
  expect(early.take()).toEqual([]);
  expect(early.begun()).toBe('');
});

test('one that is cut in two is not lost', () => {
  const early = heard('123↵45');
  expect(early.take()).toEqual(['123']);
  expect(early.begun()).toBe('45');
});

test('Enter alone is no code', () => {
  expect(heard('↵↵').take()).toEqual([]);
});
