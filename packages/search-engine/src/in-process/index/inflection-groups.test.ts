import { describe, expect, it } from 'vitest';
import { TermDictionaryBuilder } from '../write/term-dictionary-builder.ts';
import { classesOfForms, inflectionGroupsOf } from './inflection-groups.ts';
import { countOf, stringAt, utf8 } from './strings.ts';
import { indexOfTerm } from './term-dictionary.ts';
import { indexTermOf } from './terms.ts';

/** A dictionary of English words, each with how often it comes. */
function dictionaryOf(words: Readonly<Record<string, number>>) {
  const builder = new TermDictionaryBuilder();
  for (const word of Object.keys(words)) builder.number(indexTermOf(word, 'en'), word);
  const { dictionary } = builder.finish();
  const texts = Array.from({ length: countOf(dictionary.words) }, (_, i) =>
    stringAt(dictionary.words, i),
  );
  const counts = Uint32Array.from(texts, (text) => words[text] ?? 0);
  return { texts, dictionary: { ...dictionary, counts } };
}

const { texts, dictionary } = dictionaryOf({
  organ: 3,
  organs: 3,
  organic: 5,
  organization: 4,
  organizations: 4,
  library: 1,
});

describe('the words of one stem', () => {
  const term = indexOfTerm(dictionary, utf8(indexTermOf('organ', 'en')));

  it('are told apart, each in both its numbers, the commonest first', () => {
    const found = inflectionGroupsOf(dictionary, term, 'en');
    expect(found.map(({ forms }) => forms.map((form) => texts[form]))).toEqual([
      ['organization', 'organizations'],
      ['organ', 'organs'],
      ['organic'],
    ]);
  });

  it('have a class each', () => {
    const { ofForm, ofTerm } = classesOfForms(dictionary);
    expect(ofTerm[term]).toBe(3);
    const classes = Object.fromEntries(texts.map((text, form) => [text, ofForm[form]]));
    expect(classes).toEqual({
      organization: 0,
      organizations: 0,
      organ: 1,
      organs: 1,
      organic: 2,
      library: 0,
    });
    expect(ofTerm[indexOfTerm(dictionary, utf8(indexTermOf('library', 'en')))]).toBe(1);
  });
});
