import { expect, test } from 'vitest';
import { circlesIn, importsIn } from './import-circles.ts';

test('imports are read of values, of types, of what is passed on and of what is loaded later', () => {
  const text = `import './styles.ts';
import {
  one,
  two,
} from './values.ts';
import type { Shape } from '../shapes.ts';
import { readFile } from 'node:fs/promises';
export { three } from './three.ts';
export const four = "import { no } from './no.ts'";
const page = () => import('./page.tsx');
`;
  expect(importsIn('a/b/c.ts', text)).toEqual([
    'a/b/styles.ts',
    'a/b/values.ts',
    'a/shapes.ts',
    'a/b/three.ts',
    'a/b/page.tsx',
  ]);
});

test.each([
  ['none among files in one direction', { a: ['b', 'c'], b: ['c'], c: [] }, []],
  ['two files', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  ['a file that imports itself', { a: ['a'] }, [['a']]],
  ['a long way round', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, [['b', 'c', 'd']]],
  [
    'two beside each other',
    { a: ['b', 'c'], b: ['a'], c: ['d'], d: ['c'] },
    [
      ['c', 'd'],
      ['a', 'b'],
    ],
  ],
  ['none through what is not a source', { a: ['b', 'x'], b: ['x'] }, []],
])('circles: %s', (_name, imports, expected) => {
  expect(circlesIn(new Map(Object.entries(imports)))).toEqual(expected);
});
