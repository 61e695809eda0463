import fc from 'fast-check';
import { expect, test } from 'vitest';
import { png, pngChunk } from '../../../test/png.ts';
import { readPng } from './png.ts';

test('a picture is read, and its size', () => {
  expect(readPng(png(40, 12))).toEqual({ image: png(40, 12), width: 40, height: 12 });
});

test('what does not draw is left out', () => {
  const said = pngChunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'));
  expect(readPng(png(3, 3, [said]))?.image).toEqual(png(3, 3));
});

const whole = png(3, 3);
const damaged = Buffer.from(whole);
damaged[20] = (damaged[20] ?? 0) ^ 1;

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['one cut off', whole.subarray(0, -4)],
  ['one damaged', damaged],
  ['one with something after its end', Buffer.concat([whole, Buffer.from('<script>')])],
  ['one without points', Buffer.concat([whole.subarray(0, 33), whole.subarray(-12)])],
  ['one with two headers', png(3, 3, [whole.subarray(8, 33)])],
  ['one too wide', png(2001, 1)],
  ['one without height', png(1, 0)],
])('%s is refused', (_name, file) => {
  expect(readPng(file)).toBeNull();
});

test('any bytes at all are read or refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (bytes, isSigned) => {
      const start = isSigned ? whole.subarray(0, 33) : Buffer.alloc(0);
      expect(readPng(Buffer.concat([start, bytes]))).toBeNull();
    }),
  );
});
