import { expect, test } from 'vitest';
import { readIso2709 } from './read.ts';
import type { ReadResult } from '../reading.ts';

const good =
  '00075nam a2200049 a 4500001000300000245002200003\x1eb1\x1e10\x1faDom Casmurro /\x1fcM\x1e\x1d';

async function read(...chunks: string[]): Promise<ReadResult[]> {
  const bytes = async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk, 'latin1');
  };
  const results: ReadResult[] = [];
  for await (const result of readIso2709(bytes())) results.push(result);
  return results;
}

test('a record comes out with its fields, its place and its encoding', async () => {
  expect(await read(good)).toEqual([
    {
      kind: 'record',
      record: {
        leader: '00075nam a2200049 a 4500',
        fields: [
          { tag: '001', value: 'b1' },
          {
            tag: '245',
            ind1: '1',
            ind2: '0',
            subfields: [
              { code: 'a', value: 'Dom Casmurro /' },
              { code: 'c', value: 'M' },
            ],
          },
        ],
      },
      encoding: 'ascii',
      warnings: [],
      position: 0,
      index: 0,
    },
  ]);
});
