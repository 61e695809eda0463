import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromColumns, toColumns } from './columns.ts';

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(toColumns(value)));

test('whatever JSON says comes back as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      // Minus zero is zero in JSON.
      const json: unknown = JSON.parse(JSON.stringify(value));
      expect(fromColumns(sent(json))).toEqual(json);
    }),
  );
});

test('lists of objects that are alike come back with their members in order', () => {
  const row = fc.record({
    a: fc.array(fc.record({ $: fc.string(), x: fc.integer() })),
    b: fc.json(),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
      expect(JSON.stringify(fromColumns(sent(rows)))).toBe(JSON.stringify(rows));
    }),
  );
});

test('data that looks like columns stays data', () => {
  const odd = { $: 'rows', names: ['a'], columns: [[1]] };
  expect(fromColumns(sent([odd, odd]))).toEqual([odd, odd]);
});

test('a name stands once', () => {
  const rows = [1, 2, 3].map((id) => ({
    codigo: id,
    partes: [{ descricao: 'a' }, { descricao: 'b' }],
  }));
  expect(JSON.stringify(toColumns(rows)).match(/codigo|descricao/g)).toEqual([
    'codigo',
    'descricao',
  ]);
});

test('what is undefined is left out', () => {
  expect(
    fromColumns(
      sent([
        { a: 1, b: undefined },
        { a: 2, b: 3 },
      ]),
    ),
  ).toEqual([{ a: 1 }, { a: 2, b: 3 }]);
});
