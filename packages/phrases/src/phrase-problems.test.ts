import { describe, expect, test } from 'vitest';
import { phraseProblems } from './phrase-problems.ts';

const problems = (pt: object, source: string, others: object = {}) =>
  phraseProblems({ pt, ...others } as Parameters<typeof phraseProblems>[0], source);

describe('a key is used', () => {
  test.each([
    ['whole', { a: { b: 'x' } }, "t('a.b')"],
    ['in double quotes', { a: { b: 'x' } }, 'label="a.b"'],
    ['at the top', { a: 'x' }, "t('a')"],
    ['with a value in it', { a: { b: 'x', c: 'y' } }, 't(`a.${name}`)'],
    ['with a value in its middle', { a: { b1: { c: 'x' } } }, 't(`a.${name}.c`)'],
    ['with a value over two lines', { a: { b: 'x' } }, 't(\n  `a.${name}`,\n)'],
    ['by a translator of another name', { a: { b: 'x' } }, 'translatorFor(l)(`a.${name}`)'],
    ['by one of two', { a: { b: 'x', c: 'y' } }, "t(is ? 'a.b' : `a.${name}`)"],
    ['by its plural forms together', { a: { n_one: 'x', n_many: 'y', n_other: 'z' } }, "t('a.n')"],
  ])('%s', (_name, pt, source) => {
    expect(problems(pt, source)).toEqual([]);
  });
});

describe('a key is not used', () => {
  test.each([
    ['that nothing names', { a: { b: 'x' } }, "t('a.c')", 'a.b'],
    ['that is part of another', { a: { b: 'x' } }, "t('a.bc'); t('ca.b')", 'a.b'],
    ['where a point would stand for any letter', { axb: 'x' }, 't(`a.${name}`)', 'axb'],
    ['whose group would be a value too', { a: { b: 'x' } }, 't(`${group}.${name}`)', 'a.b'],
    ['where a value would have to hold a group', { a: { b: { c: 'x' } } }, 't(`a.${n}`)', 'a.b.c'],
  ])('%s', (_name, pt, source, key) => {
    expect(problems(pt, source)).toEqual([`phrases: '${key}' is not used`]);
  });
});

describe('a sentence', () => {
  const source = "t('a.b')";
  const pt = { a: { b: '{{count}} de {{total}}' } };

  test('has its values in any order', () => {
    expect(problems(pt, source, { en: { a: { b: 'of {{total}}, {{count}}' } } })).toEqual([]);
  });

  test.each([
    ['lacks one', '{{count}}', 'count'],
    ['has another', '{{count}} {{tota}}', 'count tota'],
    ['has one too many', '{{count}} {{total}} {{total}}', 'count total total'],
  ])('that %s is told', (_name, text, values) => {
    expect(problems(pt, source, { en: { a: { b: text } } })).toEqual([
      `phrases: 'a.b' has {{${values}}} in en, {{count total}} in pt`,
    ]);
  });

  test.each(['', '  ', '\n'])('of nothing (%j) is told, in Portuguese too', (text) => {
    expect(problems({ a: { b: text } }, source)).toEqual(["phrases: 'a.b' is empty in pt"]);
    expect(problems({ a: { b: 'x' } }, source, { es: { a: { b: text } } })).toEqual([
      "phrases: 'a.b' is empty in es",
    ]);
  });
});
