import { expect, test } from 'vitest';
import { codeKind } from './code-kind.ts';

test.each([
  [{ app: true, kept: true }, 'codeOrKept'],
  [{ app: true, kept: false }, 'code'],
  [{ app: false, kept: true }, 'kept'],
  [{ app: false, kept: false }, null],
])('of %j asks for %s', (has, kind) => {
  expect(codeKind(has)).toBe(kind);
});
