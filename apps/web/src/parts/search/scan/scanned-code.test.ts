import { expect, test, vi } from 'vitest';
import { isIsbn, searchOfCode, twiceTheSame } from './scanned-code.ts';

test.each([
  ['9788535914849', true],
  ['9788535914840', false],
  ['7891234567895', false],
  ['978853591484', false],
  ['BC-001', false],
])('%s is an ISBN: %s', (code, is) => {
  expect(isIsbn(code)).toBe(is);
});

test('an ISBN is looked for among standard numbers, another code anywhere', () => {
  expect(searchOfCode('9788535914849')).toBe('/?q=9788535914849&indice=isbn_issn');
  expect(searchOfCode('BC 001')).toBe('/?q=BC+001');
});

test('a code counts when it was read twice in a row, pictures without one between them or not', () => {
  const read = vi.fn<(code: string) => void>();
  const see = twiceTheSame(read);
  for (const code of ['1', '2', null, '3']) see(code);
  expect(read).not.toHaveBeenCalled();
  for (const code of [null, '3']) see(code);
  expect(read).toHaveBeenCalledExactlyOnceWith('3');
});
