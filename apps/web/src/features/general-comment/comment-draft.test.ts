import { expect, test } from 'vitest';
import { blankComment, isComplete } from './comment-draft.ts';

test.each([
  [{}, false],
  [{ library: '1' }, false],
  [{ content: 'Olá' }, false],
  [{ library: '1', content: ' \n\t' }, false],
  [{ library: '1', content: ' x ' }, true],
  [{ campus: '2', library: '1', content: 'x' }, true],
])('%j can be sent: %s', (draft, expected) => {
  expect(isComplete({ ...blankComment, ...draft })).toBe(expected);
});
