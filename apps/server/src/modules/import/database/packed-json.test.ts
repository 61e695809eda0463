import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyChunks } from './copy-chunks.ts';
import { JsonPacker, unpackJson } from './packed-json.ts';

test('what is packed is what comes out again, whatever came before it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 200 })), (texts) => {
      const packer = new JsonPacker();
      const packed = texts.map((text) => packer.pack(JSON.stringify({ text })));
      expect(packed.map((one) => JSON.parse(unpackJson(one)))).toEqual(
        texts.map((text) => ({ text })),
      );
    }),
  );
});

test('what is packed has its backslashes doubled, and neither tab nor line end', () => {
  const packed = new JsonPacker().pack(JSON.stringify('a "quoted"\tword\\\n'));
  expect(Buffer.from(packed).toString()).toBe(String.raw`"a \\"quoted\\"\\tword\\\\\\n"`);
});

test('a text larger than a buffer has one of its own', () => {
  const packer = new JsonPacker();
  const small = packer.pack('"é"');
  const large = packer.pack(JSON.stringify('água'.repeat(500_000)));
  const last = packer.pack('"fim"');
  expect(unpackJson(small)).toBe('"é"');
  expect(unpackJson(large)).toHaveLength(2_000_002);
  expect(unpackJson(last)).toBe('"fim"');
  expect(new Set([small, large, last].map(({ buffer }) => buffer))).toEqual(
    new Set(packer.buffers),
  );
});

test(
  'parts of text and bytes run together in their order, in chunks of any length',
  { tags: 'long' },
  () => {
    const part = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 50 }),
      fc.string({ unit: 'grapheme', maxLength: 50 }).map((text) => Buffer.from(text)),
      fc.constantFrom('á'.repeat(70_000), 'a'.repeat(40_000)),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const chunks = [...copyChunks(parts)];
        expect(
          Buffer.concat(chunks).equals(Buffer.concat(parts.map((one) => Buffer.from(one)))),
        ).toBe(true);
        expect(chunks.every(({ length }) => length > 0)).toBe(true);
      }),
    );
  },
);
