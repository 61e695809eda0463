import { array, assert, constantFrom, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { TermDictionaryBuilder } from '../write/term-dictionary-builder.ts';
import { countOf, stringAt, utf8 } from './strings.ts';
import {
  formsOf,
  indexOfTerm,
  termCount,
  termOfForm,
  termText,
  termsOfWords,
} from './term-dictionary.ts';
import { indexTermOf } from './terms.ts';

const word = string({ unit: constantFrom('a', 'o', 's', 'z', '7'), minLength: 1, maxLength: 4 });
const language = constantFrom(null, 'pt' as const, 'en' as const, 'es' as const);

it('gives each term its forms, and each form its term, in the order of bytes', () => {
  assert(
    property(array(tuple(word, language), { maxLength: 40 }), (some) => {
      const builder = new TermDictionaryBuilder();
      const formsByTerm = new Map<string, Set<string>>();
      for (const [one, tongue] of some) {
        const term = indexTermOf(one, tongue);
        builder.number(term, one);
        formsByTerm.set(term, (formsByTerm.get(term) ?? new Set()).add(one));
      }
      const { dictionary } = builder.finish();
      const sorted = [...formsByTerm.keys()].sort((a, b) => Buffer.compare(utf8(a), utf8(b)));
      expect(termCount(dictionary)).toBe(sorted.length);
      const terms = termsOfWords(dictionary);
      expect(countOf(dictionary.words)).toBe(terms.length);
      sorted.forEach((term, number) => {
        expect(termText(dictionary, number)).toBe(term);
        expect(indexOfTerm(dictionary, utf8(term))).toBe(number);
        const [from, to] = formsOf(dictionary, number);
        const forms = Array.from({ length: to - from }, (_, i) => from + i);
        expect(forms.map((form) => stringAt(dictionary.words, form))).toEqual(
          [...(formsByTerm.get(term) ?? [])].sort(),
        );
        expect(forms.map((form) => [terms[form], termOfForm(dictionary, form)])).toEqual(
          forms.map(() => [number, number]),
        );
      });
    }),
  );
});

it('knows no term that it was not given', () => {
  const builder = new TermDictionaryBuilder();
  builder.number(indexTermOf('livros', 'pt'), 'livros');
  builder.number('livro', 'livro');
  const { dictionary } = builder.finish();
  for (const text of ['livr', 'livros', indexTermOf('livros', 'en'), 'a', 'z', ''])
    expect(indexOfTerm(dictionary, utf8(text))).toBe(-1);
});
