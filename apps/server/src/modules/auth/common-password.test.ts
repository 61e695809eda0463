import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

test.each([
  'password1234',
  'Password-2026!',
  'P@ssw0rd2026',
  'senhasenhasenha',
  'SenhaSecreta123',
  'minha.senha.123',
  'S3nh@S3nh@2026',
  'contraseña2026',
  'biblioteca2026',
  'universidad.brasil.7',
  'teamomucho123',
  'flamengo12345678',
  'qwertyuiopasdfgh',
  'qazwsxedcrfvtgb',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  '121212121212',
  '123456789012',
  '098765432109',
  'zyxwvutsrqpo',
  'abcdefghijkl',
  'estante-demonstracao',
  'correct horse battery staple',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'uma senha bem comprida',
  'cavalo no telhado às sete',
  'kX8!vq-Lw02zR',
  'a vida e a morte de Quincas',
  'biblioteca do pé de jabuticaba',
  '314159265358',
  'жёлтая подводная лодка',
  '图书馆里有许多有趣的旧书本',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('anything at all is answered soon', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), (password) => {
      expect(isCommonPassword(password)).toEqual(expect.any(Boolean));
    }),
  );
  const before = process.threadCpuUsage();
  for (const word of ['ana', 'a', 'abc', 'aaa', 'testteste', 'user'])
    isCommonPassword(`${word.repeat(300)}#`.slice(0, 1000));
  isCommonPassword(`${'abcabcdabcde'.repeat(12)}k`);
  expect(process.threadCpuUsage(before).user).toBeLessThan(200_000);
});
