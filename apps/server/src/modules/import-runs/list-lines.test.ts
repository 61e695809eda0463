import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listLines } from './list-lines.ts';

/** Signs of one to four bytes, and all that something takes for the end of a line. */
const sign = fc.constantFrom('a', '"', 'ç', '\u2028', '\u2029', '\u0085', '\r', '\n', '𝒜');
const entry = fc.record({ title: fc.string({ unit: sign }) });

async function linesOf(chunks: AsyncIterable<Uint8Array>): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of listLines(chunks)) lines.push(line);
  return lines;
}

async function* cutAt(bytes: Buffer, places: readonly number[]) {
  let start = 0;
  for (const place of [...places, bytes.length].toSorted((a, b) => a - b)) {
    const end = Math.min(place, bytes.length);
    yield bytes.subarray(start, end);
    start = end;
  }
}

test('a list reads the same wherever it is cut into chunks, with any signs in its entries', async () => {
  const places = fc.array(fc.nat({ max: 300 }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(fc.array(entry), places, async (entries, at) => {
      const text = entries.map((one) => `${JSON.stringify(one)}\n`).join('');
      const lines = await linesOf(cutAt(Buffer.from(text), at));
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(entries);
    }),
  );
});

test('a last line without its end is a line', async () => {
  const lines = await linesOf(cutAt(Buffer.from('{}\n[]'), [3]));
  expect(lines).toEqual(['{}', '[]']);
});
