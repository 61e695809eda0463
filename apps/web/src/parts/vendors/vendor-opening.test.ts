import { expect, test } from 'vitest';
import { withTarget } from './vendor-opening.ts';

test.each([
  ['https://a.example/in?token=x', undefined, 'https://a.example/in?token=x'],
  [
    'https://a.example/in?token=x',
    'https://a.example/livro?id=1&p=2',
    'https://a.example/in?token=x&destino=https%3A%2F%2Fa.example%2Flivro%3Fid%3D1%26p%3D2',
  ],
  ['no address', 'https://a.example/', 'no address'],
])('%s on the way to %s is %s', (entry, target, expected) => {
  expect(withTarget(entry, target)).toBe(expected);
});
