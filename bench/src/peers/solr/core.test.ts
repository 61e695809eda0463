import { describe, expect, it } from 'vitest';
import { respellings } from './core.ts';

const nothing = { response: { numFound: 0, docs: [] } };
const hint = (startOffset: number, endOffset: number, word: string, origFreq = 0) => ({
  startOffset,
  endOffset,
  origFreq,
  suggestion: [{ word, freq: 3 }],
});

describe('other spellings', () => {
  it('change all words that are not there, then each alone', () => {
    const suggestions = ['caza', hint(0, 4, 'casa'), 'grnade', hint(5, 11, 'grande')];
    expect(respellings('caza grnade', { ...nothing, spellcheck: { suggestions } })).toEqual([
      'casa grande',
      'casa grnade',
      'caza grande',
    ]);
  });

  it('leave words that are there, and pairs of words that overlap apart', () => {
    const there = ['de', hint(5, 7, 'da', 8)];
    expect(respellings('caza de', { ...nothing, spellcheck: { suggestions: there } })).toEqual([]);
    const pairs = ['caza de', hint(0, 7, 'casa de'), 'de pdra', hint(5, 12, 'de pedra')];
    expect(respellings('caza de pdra', { ...nothing, spellcheck: { suggestions: pairs } })).toEqual(
      ['casa de pdra', 'caza de pedra'],
    );
  });

  it('are none where spelling was not asked for', () => {
    expect(respellings('casa', nothing)).toEqual([]);
  });
});
