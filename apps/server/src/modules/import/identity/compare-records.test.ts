import { headingKey } from '@estante/marc';
import { describe, expect, it, test } from 'vitest';
import {
  isSameTitle,
  isSurelySame,
  compareRecords,
  type ComparedTitle,
} from './compare-records.ts';

interface TitleDetails {
  readonly title?: string;
  readonly author?: string;
  readonly year?: number | null;
  readonly isbn?: string;
  readonly edition?: string;
  readonly responsibility?: string;
  readonly publisher?: string;
}

const told = (overrides: TitleDetails = {}): ComparedTitle => {
  const { title, author, year, isbn, edition, responsibility, publisher } = {
    title: 'História do Brasil',
    author: 'Fausto, Boris',
    year: 1994,
    isbn: '',
    edition: '',
    responsibility: '',
    publisher: '',
    ...overrides,
  };
  return {
    titleKey: headingKey(title),
    isbns: isbn === '' ? [] : [isbn],
    year,
    evidence: () => ({
      names: author === '' ? [] : [headingKey(author)],
      responsibility: headingKey(responsibility),
      edition: edition === '' ? null : edition,
      publishers: publisher === '' ? [] : [publisher],
    }),
  };
};

const same = (before: ComparedTitle, after: ComparedTitle) =>
  isSameTitle(before, after, compareRecords(before, after));
const surelySame = (before: ComparedTitle, after: ComparedTitle) =>
  isSurelySame(before, after, compareRecords(before, after));

describe('what a cataloguer puts right leaves it the same title', () => {
  test.each<[string, TitleDetails, TitleDetails]>([
    ['nothing', {}, {}],
    ['a misprint', { title: 'Histria do Brasil' }, {}],
    ['a subtitle', {}, { title: 'História do Brasil : uma síntese' }],
    ['a subtitle and a year', {}, { title: 'História do Brasil : uma síntese', year: 1995 }],
    ['the year', {}, { year: 2004 }],
    ['a year that was missing', { year: null }, {}],
    ['the ISBN', { isbn: '9788531402401' }, { isbn: '9788531402402' }],
    ['the edition', { edition: '1' }, { edition: '2' }],
    ['the publisher', { publisher: 'edusp' }, { publisher: 'vozes' }],
    [
      'the year, the publisher being one',
      { publisher: 'edusp' },
      { publisher: 'edusp', year: 1999 },
    ],
    ['the form of the name', {}, { author: 'Fausto, B.' }],
    ['a name in its natural order', {}, { author: 'Boris Fausto' }],
    ['a misprint in the name', { author: 'Fasto, Boris' }, {}],
    ['an author who was missing', { author: '' }, {}],
    ['another main entry', {}, { author: 'Silva, Ana', responsibility: 'Boris Fausto, Ana Silva' }],
    ['year and edition, the ISBN being one', e({ edition: '1' }), e({ edition: '2', year: 2000 })],
  ])('%s', (_what, before, after) => {
    expect(same(told(before), told(after))).toBe(true);
    expect(same(told(after), told(before))).toBe(true);
  });

  function e(overrides: TitleDetails): TitleDetails {
    return { isbn: '9788531402401', ...overrides };
  }
});

describe('another work, or another edition, is another title', () => {
  test.each<[string, TitleDetails, TitleDetails]>([
    ['author', {}, { author: 'Calmon, Pedro' }],
    ['author of the same surname', { author: 'Silva, João da' }, { author: 'Silva, Maria da' }],
    [
      'author and title',
      {},
      { title: 'História da arte no Brasil', author: 'Zanini, Walter', year: 1983 },
    ],
    ['title and year', {}, { title: 'História da arte no Brasil', year: 1983 }],
    ['year and ISBN', { isbn: '9788531402401' }, { isbn: '9788531402402', year: 2004 }],
    ['year and edition', { edition: '1' }, { edition: '2', year: 2004 }],
    ['year and publisher', { publisher: 'edusp' }, { publisher: 'vozes', year: 2004 }],
    ['ISBN and edition', i('9788531402401', '1'), i('9788531402402', '2')],
    ['volume', { title: 'Física, v. 1' }, { title: 'Física, v. 2' }],
    [
      'volume under the ISBN of the set',
      { title: 'Física, v. 1', isbn: '9788531402401' },
      { title: 'Física, v. 2', isbn: '9788531402401' },
    ],
    ['title', {}, { title: 'Dom Casmurro' }],
  ])('%s', (_what, before, after) => {
    expect(same(told(before), told(after))).toBe(false);
    expect(same(told(after), told(before))).toBe(false);
  });

  function i(isbn: string, edition: string): TitleDetails {
    return { isbn, edition };
  }
});

describe('under a number that repeats all must agree, and more than the title', () => {
  it.each<[boolean, TitleDetails, TitleDetails]>([
    [true, {}, {}],
    [true, {}, { title: 'História do Brasil : uma síntese' }],
    [false, {}, { year: 1995 }],
    [false, { edition: '1' }, { edition: '2' }],
    [true, { author: '' }, { author: '' }],
    [false, { author: '', year: null }, { author: '', year: null }],
    [false, { author: '' }, { author: '', title: 'História do Brasil : uma síntese' }],
  ])('%s: %o and %o', (expected, before, after) => {
    expect(surelySame(told(before), told(after))).toBe(expected);
  });
});
