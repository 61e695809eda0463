import { expect, test } from 'vitest';
import { isWriting } from './use-typed.ts';

const none = { ctrlKey: false, altKey: false, metaKey: false };

test.each(['a', '7', 'Ç', '-'])('%s is writing', (key) => {
  expect(isWriting({ ...none, key })).toBe(true);
});

test.each(['Enter', 'Tab', ' ', 'ArrowDown', 'Escape', 'F5', 'Dead'])('%s is not', (key) => {
  expect(isWriting({ ...none, key })).toBe(false);
});

test.each(['ctrlKey', 'altKey', 'metaKey'])('a key with %s is a command', (held) => {
  expect(isWriting({ ...none, key: 'a', [held]: true })).toBe(false);
});
