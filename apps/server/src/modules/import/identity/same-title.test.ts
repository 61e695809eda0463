import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sameTitle, similarTitles } from './same-title.ts';

const titled = (titleKey: string, ...isbns: string[]) => ({ titleKey, isbns });

describe('one title, edited', () => {
  test.each([
    ['memorias postumas de bras cubas', 'memorias postumas de bras cubas'],
    ['memorias postumas de bras cubas', 'memorias postumas de bras cubas romance'],
    ['dom casmurro', 'dom casmurro romance'],
    ['dom casmuro', 'dom casmurro'],
    ['memoria postuma de bras cubas', 'memorias postumas de bras cubas'],
    ['introducao a economia', 'introducao a economia edicao compacta'],
    ['o cortico', 'cortico'],
    ['revista brasileira de quimica', 'revista brasileira de quimica serie b'],
  ])('%s / %s', (before, after) => {
    expect(sameTitle(titled(before), titled(after))).toBe(true);
  });
});

describe('another title under the same number', () => {
  test.each([
    ['memorias postumas de bras cubas', 'o cortico'],
    ['dom casmurro', 'dom quixote de la mancha'],
    ['historia do brasil', 'historia da literatura portuguesa'],
    ['atlas', 'atlas das aves do norte do brasil meridional'],
    ['a b c', 'd e f'],
    ['', 'o cortico'],
  ])('%s / %s', (before, after) => {
    expect(sameTitle(titled(before), titled(after))).toBe(false);
  });
});

it('takes a shared ISBN for the same title, however it is called', () => {
  const [before, after] = [
    titled('o cortico', '9788535914849'),
    titled('the slum', '9788535914849'),
  ];
  expect(sameTitle(before, after)).toBe(true);
  expect(sameTitle(before, titled('the slum', '9780195121865'))).toBe(false);
});

const word = fc.stringMatching(/^[a-z]{3,9}$/);
const title = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));

it('is the same to itself, and the same both ways', () => {
  fc.assert(
    fc.property(title, title, (a, b) => {
      expect(similarTitles(a, a)).toBe(true);
      expect(similarTitles(a, b)).toBe(similarTitles(b, a));
    }),
  );
});

it('survives one word more, where there are two to recognise it by', () => {
  const words = fc.array(word, { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(words, word, (known, added) => {
      expect(similarTitles(known.join(' '), [...known, added].join(' '))).toBe(true);
    }),
  );
});

it('never takes titles without a common beginning of a word for one', () => {
  const first = fc.stringMatching(/^[a-m]{3,9}( [a-m]{3,9}){0,5}$/);
  const second = fc.stringMatching(/^[n-z]{3,9}( [n-z]{3,9}){0,5}$/);
  fc.assert(
    fc.property(first, second, (a, b) => {
      expect(similarTitles(a, b)).toBe(false);
    }),
  );
});
