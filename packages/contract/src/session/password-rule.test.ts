import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brokenRules, specialCharacters, typedRules, type PasswordRules } from './password-rule.ts';

const plain: PasswordRules = {
  length: { min: 12, max: 128 },
  has_numbers: false,
  only_numbers: false,
  special_char: false,
  diff_case: false,
  diff_name: true,
  last_pw: 5,
};
const all: PasswordRules = {
  ...plain,
  has_numbers: true,
  only_numbers: true,
  special_char: true,
  diff_case: true,
};
const name = 'Ana Lúcia de Sá Müller-Costa';

test.each<[string, string, PasswordRules, string[]]>([
  ['eleven', 'abcdefghijk', plain, ['length']],
  ['twelve', 'abcdefghijkl', plain, []],
  ['128', 'x'.repeat(128), plain, []],
  ['129', 'x'.repeat(129), plain, ['length']],
  ['twelve signs of two units each', '🫠'.repeat(12), plain, []],
  ['nothing', '', plain, ['length']],
  ['a word of the name', 'tudo sobre lúcia aqui', plain, ['diff_name']],
  ['a word of the name in capitals', 'TUDOSOBREMÜLLERAQUI', plain, ['diff_name']],
  ['a word of the name with its accent apart', 'sobre lu\u0301cia aqui', plain, ['diff_name']],
  ['a word of the name without its accent', 'sobre lucia aqui', plain, ['diff_name']],
  ['half of a double name', 'xxxxxCOSTAxxxxx', plain, ['diff_name']],
  ['words of the name of two letters', 'de sá de sá de sá', plain, []],
  ['no digit', 'Abcdefgh-jklm', all, ['has_numbers']],
  ['digits alone', '123456789012', all, ['only_numbers', 'special_char', 'diff_case']],
  ['no special sign', 'Abcdefghijk1', all, ['special_char']],
  ['a sign that is not special', 'Abcdefghijk1+', all, ['special_char']],
  ['small letters alone', 'abcdefghij-1', all, ['diff_case']],
  ['capitals alone', 'ABCDEFGHIJ-1', all, ['diff_case']],
  ['all of it', 'Abcdefghij-1', all, []],
])('%s', (_name, password, rules, broken) => {
  expect(brokenRules(password, rules, name)).toEqual(broken);
});

test.each(Array.from(specialCharacters))('%s is special', (sign) => {
  expect(brokenRules(`Abcdefghijk1${sign}`, all, name)).toEqual([]);
});

describe('whatever is typed', () => {
  const typed = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string());
  const rules = fc.record({
    length: fc.record({ min: fc.nat(20), max: fc.integer({ min: 20, max: 200 }) }),
    has_numbers: fc.boolean(),
    only_numbers: fc.boolean(),
    special_char: fc.boolean(),
    diff_case: fc.boolean(),
    diff_name: fc.boolean(),
    last_pw: fc.nat(10),
  });

  test('a rule that is off is not broken, and the others do not hang on it', () => {
    fc.assert(
      fc.property(typed, rules, fc.string(), (password, some, person) => {
        const strict = { ...all, length: some.length };
        const expected = brokenRules(password, strict, person).filter(
          (rule) => rule === 'length' || some[rule],
        );
        expect(brokenRules(password, some, person)).toEqual(expected);
      }),
    );
  });

  test('holds with each word of the name in any case, anywhere', () => {
    const words = fc.stringMatching(/^[a-zA-Z]{3,10}$/);
    fc.assert(
      fc.property(typed, words, typed, fc.boolean(), (before, word, after, isUpper) => {
        const shown = isUpper ? word.toUpperCase() : word.toLowerCase();
        const broken = brokenRules(`${before} ${shown} ${after}`, plain, `Zé ${word} Xu`);
        expect(broken).toContain('diff_name');
      }),
    );
  });

  test('names only rules there are, each once, in their order', () => {
    fc.assert(
      fc.property(typed, rules, fc.string(), (password, some, person) => {
        const broken = brokenRules(password, some, person);
        expect(typedRules.filter((rule) => broken.includes(rule))).toEqual(broken);
      }),
    );
  });
});
