import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRecord, collect, inChunks, iso2709 } from '../sample-records.ts';
import type { MarcRecord } from '../record.ts';
import { readIso2709 } from './read.ts';

const read = (bytes: Uint8Array, size?: number) => collect(readIso2709(inChunks(bytes, size)));

/** The leader apart from what the writer sets. */
const comparable = ({ leader, fields }: MarcRecord) => ({
  leader: leader.slice(5, 9) + leader.slice(17, 20),
  fields,
});

test('what is written is read back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyRecord, { maxLength: 3 }), async (records) => {
      const results = await read(Buffer.concat(records.map(iso2709)));
      const back = results.flatMap((result) => (result.kind === 'record' ? [result.record] : []));
      expect(back.map(comparable)).toEqual(records.map(comparable));
    }),
  );
});

test('it does not matter where the input is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRecord, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 300 }),
      async (records, size) => {
        const bytes = Buffer.concat(
          records.flatMap((record) => [iso2709(record), Buffer.from('\n')]),
        );
        expect(await read(bytes, size)).toEqual(await read(bytes));
      },
    ),
  );
});

const damage = fc.array(
  fc.record({
    at: fc.nat({ max: 5000 }),
    kind: fc.constantFrom('set', 'delete', 'insert'),
    byte: fc.oneof(fc.constantFrom(0x1d, 0x1e, 0x1f, 0x1b, 0x30, 0x39), fc.nat({ max: 255 })),
  }),
  { minLength: 1, maxLength: 8 },
);

test('damage to a record leaves the ones before and after it whole', async () => {
  await fc.assert(
    fc.asyncProperty(anyRecord, anyRecord, anyRecord, damage, async (before, hurt, after, harm) => {
      const bytes = [...iso2709(hurt)];
      for (const { at, kind, byte } of harm)
        bytes.splice(
          at % (bytes.length + 1),
          kind === 'insert' ? 0 : 1,
          ...(kind === 'delete' ? [] : [byte]),
        );
      const results = await read(
        Buffer.concat([iso2709(before), Buffer.from(bytes), iso2709(after)]),
      );
      const [first, last] = [results[0], results.at(-1)];
      expect(first?.kind === 'record' && comparable(first.record)).toEqual(comparable(before));
      expect(last?.kind === 'record' && comparable(last.record)).toEqual(comparable(after));
    }),
    { numRuns: 300 },
  );
});

test('any bytes whatever are read to their end', async () => {
  const delimiters = fc.constantFrom(0x1b, 0x1d, 0x1e, 0x1f, 0x30, 0x32);
  const bytes = fc.array(fc.oneof(delimiters, fc.nat({ max: 255 })), { maxLength: 400 });
  await fc.assert(
    fc.asyncProperty(bytes, async (noise) => {
      for (const result of await read(Buffer.from(noise)))
        expect(result.position).toBeLessThan(noise.length);
    }),
    { numRuns: 300 },
  );
});
