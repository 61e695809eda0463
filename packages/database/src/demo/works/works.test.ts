import { workTypes } from '@estante/marc';
import { describe, expect, it } from 'vitest';
import { countryOf } from '../countries.ts';
import { demoWorks } from './index.ts';

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Sum of digits by their weights; 'X' counts ten (ISO 2108, ISO 3297). */
function weighted(number: string, weight: (position: number) => number): number {
  return Array.from(number).reduce(
    (sum, digit, position) => sum + (digit === 'X' ? 10 : Number(digit)) * weight(position),
    0,
  );
}

function isIsbn(isbn: string): boolean {
  if (/^\d{9}[\dX]$/.test(isbn)) return weighted(isbn, (position) => 10 - position) % 11 === 0;
  return /^97[89]\d{10}$/.test(isbn) && weighted(isbn, (p) => (p % 2 === 0 ? 1 : 3)) % 10 === 0;
}

function isIssn(issn: string): boolean {
  if (!/^\d{4}-\d{3}[\dX]$/.test(issn)) return false;
  return weighted(issn.replace('-', ''), (position) => 8 - position) % 11 === 0;
}

describe('the works', () => {
  it('are many, of many kinds', () => {
    expect(demoWorks.length).toBeGreaterThan(2500);
    const present = new Set(demoWorks.map(({ type }) => type));
    expect(workTypes.filter((type) => !present.has(type))).toEqual([]);
  });

  it('are each listed once', () => {
    const keys = demoWorks.map(({ title, subtitle, authors, year, type }) =>
      [title, subtitle, authors?.[0], year, type].join(' | ').toLowerCase(),
    );
    expect(repeated(keys)).toEqual([]);
  });

  it('are classified and have subjects', () => {
    const bare = demoWorks.filter(
      ({ subjects, dewey, cutter }) =>
        subjects.length === 0 ||
        !/^\d{3}(?:\.\d+)?$/.test(dewey) ||
        !/^\p{Lu}\d+\p{Ll}*$/u.test(cutter),
    );
    expect(bare.map(({ title }) => title)).toEqual([]);
  });

  it('name places whose country is known', () => {
    const places = demoWorks.flatMap(({ place }) => (place === undefined ? [] : [place]));
    expect(places.filter((place) => countryOf(place) === 'xx ')).toEqual([]);
  });

  it('have ISBNs with the right check digit, each once', () => {
    const isbns = demoWorks.flatMap(({ isbn }) => (isbn === undefined ? [] : [isbn]));
    expect(isbns.length).toBeGreaterThan(190);
    expect(isbns.filter((isbn) => !isIsbn(isbn))).toEqual([]);
    expect(repeated(isbns)).toEqual([]);
  });

  it('have ISSNs with the right check digit', () => {
    const issns = demoWorks.flatMap(({ issn, host }) => [issn, host?.issn]);
    const written = issns.filter((issn) => issn !== undefined);
    expect(written.filter((issn) => !isIssn(issn))).toEqual([]);
  });

  it('keep their subfield separators and punctuation to the cataloguing rules', () => {
    const texts = demoWorks.flatMap(({ title, subtitle = '', summary = '', subjects }) => [
      title,
      subtitle,
      summary,
      ...subjects,
    ]);
    expect(texts.filter((text) => text !== text.trim() || /["<>|]| {2}/.test(text))).toEqual([]);
  });
});
