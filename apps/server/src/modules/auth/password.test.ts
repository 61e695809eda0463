import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password is known again, another one is not', async () => {
  const hash = await hashPassword('estante-demonstracao');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, 'estante-demonstracao')).toBe(true);
  expect(await verifyPassword(hash, 'estante-demonstração')).toBe(false);
  expect(await verifyPassword(hash, '')).toBe(false);
});

test('two hashes of one password differ', async () => {
  expect(await hashPassword('a')).not.toBe(await hashPassword('a'));
});

test('an accent is the same however it is typed', async () => {
  const hash = await hashPassword('memória de longa duração'.normalize('NFC'));
  expect(await verifyPassword(hash, 'memória de longa duração'.normalize('NFD'))).toBe(true);
});

test('a hash made elsewhere with other costs is read', async () => {
  // This hash is from the tests of the reference implementation: 64 MiB, two passes, salt 'somesalt'.
  const hash =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword(hash, 'password')).toBe(true);
});

test('what is no hash is a fault', async () => {
  await expect(verifyPassword('password', 'password')).rejects.toThrow('PHC');
});
