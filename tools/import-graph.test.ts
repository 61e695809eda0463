import { expect, test } from 'vitest';
import { backDoors, circlesOf, upwardArrows, type ImportGraph } from './import-graph.ts';

const graphOf = (edges: Record<string, readonly string[]>): ImportGraph =>
  new Map(Object.entries(edges));

test('files that import each other, over whatever way, are one circle', () => {
  const graph = graphOf({
    'a.ts': ['b.ts'],
    'b.ts': ['c.ts', 'd.ts'],
    'c.ts': ['a.ts'],
    'd.ts': [],
  });
  expect(circlesOf(graph).map((circle) => [...circle].sort())).toEqual([['a.ts', 'b.ts', 'c.ts']]);
});

test('what only forks and joins is no circle', () => {
  const graph = graphOf({
    'a.ts': ['b.ts', 'c.ts'],
    'b.ts': ['d.ts'],
    'c.ts': ['d.ts'],
    'd.ts': [],
  });
  expect(circlesOf(graph)).toEqual([]);
});

test('an arrow points upward where a layer imports from one above, beside, or without a place', () => {
  const layers = [['low'], ['one', 'other'], ['.']];
  const graph = graphOf({
    'src/low/a.ts': ['src/low/b.ts', 'src/one/a.ts'],
    'src/one/a.ts': ['src/low/a.ts', 'src/other/a.ts', 'src/new/a.ts'],
    'src/other/a.ts': ['src/main.ts'],
    'src/main.ts': ['src/low/a.ts', 'src/one/a.ts'],
    'elsewhere/a.ts': ['src/main.ts'],
  });
  expect(upwardArrows(graph, 'src', layers).map(({ from, to }) => `${from} ${to}`)).toEqual([
    'src/low/a.ts src/one/a.ts',
    'src/one/a.ts src/other/a.ts',
    'src/one/a.ts src/new/a.ts',
    'src/other/a.ts src/main.ts',
  ]);
});

test('a module is entered by its index.ts or a further door, from however deep in another', () => {
  const graph = graphOf({
    'src/a/one.ts': ['src/a/deep/two.ts', 'src/b/index.ts', 'src/b/one.ts', 'src/context.ts'],
    'src/a/deep/two.ts': ['src/b/deep/index.ts', 'src/b/side/index.ts', 'lib/a.ts'],
    'src/context.ts': ['src/a/one.ts'],
    'lib/a.ts': ['src/b/one.ts'],
  });
  const past = backDoors(graph, 'src', ['b/side/index.ts']);
  expect(past.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'src/a/one.ts src/b/one.ts',
    'src/a/deep/two.ts src/b/deep/index.ts',
  ]);
});
