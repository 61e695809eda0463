import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchParts } from './match-parts.ts';

describe('matchParts', () => {
  it('finds a typed beginning of a word without its accents', () => {
    expect(matchParts('História da educação', 'educac')).toEqual({
      before: 'História da ',
      match: 'educaç',
      after: 'ão',
    });
  });

  it('keeps a letter and its separate mark together', () => {
    expect(matchParts('pa\u0303o', 'pa').match).toBe('pa\u0303');
  });

  it('does not match inside a word, nor an empty text', () => {
    expect(matchParts('Sertão', 'tao').match).toBe('');
    expect(matchParts('Sertão', '  ').match).toBe('');
  });

  it.each([
    ['Ciclo da H₂O', 'h2o', 'H₂O'],
    ['Ｂｒａｓｉｌ', 'bra', 'Ｂｒａ'],
    ['ﾃﾞｰﾀ', 'データ', 'ﾃﾞｰﾀ'],
    ['الشَّبَاب', 'الشباب', 'الشَّبَاب'],
    ['شيء', 'شي', 'شي'],
    ['مؤسسة', 'موسسه', 'مؤسسة'],
    ['שָׁלוֹם', 'שלום', 'שָׁלוֹם'],
    ['Ёлка', 'елка', 'Ёлка'],
    ['한국문학', '문학', '문학'],
    ['ประวัติศาสตร์ไทย', 'ไทย', 'ไทย'],
  ])('finds what is written in other characters: %s', (label, typed, match) => {
    expect(matchParts(label, typed).match).toBe(match);
  });

  it('never loses a letter', () => {
    assert(
      property(string({ unit: 'grapheme' }), string({ unit: 'grapheme' }), (label, typed) => {
        const { before, match, after } = matchParts(label, typed);
        expect(before + match + after).toBe(label);
      }),
    );
  });
});
