import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSafe, isSealed, sealAnew } from './safe.ts';

const safe = createSafe('a key that nobody can guess, of two');
const other = createSafe('a key that nobody can guess, of one');
const bytes = fc.uint8Array().map((array) => Buffer.from(array));

test('what is sealed is opened again under its name, and says nothing of itself', () => {
  fc.assert(
    fc.property(bytes, fc.string(), (plain, name) => {
      const sealed = safe.seal(plain, name);
      expect(isSealed(sealed)).toBe(true);
      expect(safe.open(sealed, name)).toEqual(plain);
      expect(safe.seal(plain, name)).not.toBe(sealed);
    }),
  );
});

test('it is opened under no other name or key, and not once it was changed', () => {
  fc.assert(
    fc.property(bytes, fc.string(), fc.nat(), (plain, name, at) => {
      const sealed = safe.seal(plain, name);
      expect(() => safe.open(sealed, `${name}.`)).toThrow('cannot be opened');
      expect(() => other.open(sealed, name)).toThrow('cannot be opened');
      const parts = Buffer.from(sealed.slice('sealed:1:'.length), 'base64url');
      parts.writeUInt8(parts.readUInt8(at % parts.length) ^ 1, at % parts.length);
      const changed = `sealed:1:${parts.toString('base64url')}`;
      expect(() => safe.open(changed, name)).toThrow('cannot be opened');
    }),
  );
});

test.each(['', 'plain', 'sealed:1:', 'sealed:1:AAAA'])('%j is nothing that was sealed', (text) => {
  expect(() => safe.open(text, 'name')).toThrow('cannot be opened');
});

test('the same text stays sealed as it was', () => {
  const sealed = safe.seal(Buffer.from('um'), 'name');
  expect(sealAnew(safe, sealed, Buffer.from('um'), 'name')).toBe(sealed);
  expect(sealAnew(safe, sealed, Buffer.from('dois'), 'name')).not.toBe(sealed);
  expect(safe.open(sealAnew(safe, null, Buffer.from('um'), 'name'), 'name').toString()).toBe('um');
});
