import type { SearchDocument } from '../port.ts';
import { Chance } from './chance.ts';
import { Vocabulary } from './vocabulary.ts';
import { facetsOf } from './facets.ts';

/** The titles of an invented catalogue, the same for the same seed. */
export function* syntheticDocuments(count: number, seed: number): Generator<SearchDocument> {
  const chance = new Chance(seed);
  const vocabulary = new Vocabulary(chance);
  const headings: Headings = {
    authors: Math.max(50, Math.floor(count * 0.35)),
    subjects: Math.max(50, Math.floor(count * 0.08)),
    publishers: Math.max(20, Math.floor(count * 0.01)),
  };
  for (let id = 1; id <= count; id++) yield syntheticDocument(id, chance, vocabulary, headings);
}

interface Headings {
  readonly authors: number;
  readonly subjects: number;
  readonly publishers: number;
}

function syntheticDocument(
  id: number,
  chance: Chance,
  vocabulary: Vocabulary,
  headings: Headings,
): SearchDocument {
  // Half of all names are known for one work: a plain share beside Zipf's.
  const author = (): number =>
    chance.happens(0.5) ? chance.below(headings.authors) : chance.rank(headings.authors);
  const authors = chance.several(1, 3, author);
  const subjects = chance.several(1, 4, () => chance.rank(headings.subjects));
  const publisher = chance.rank(headings.publishers);
  const year = 2025 - chance.rank(120);
  const title = vocabulary.text(2, 7);
  const mark = `${chance.between(100, 999)}.${chance.between(1, 99)}`;
  return {
    id,
    work: workOf(id),
    language: languageOf(chance),
    text: {
      title: chance.happens(0.3) ? [title, vocabulary.text(2, 6)] : [title],
      author: authors.map((number) => vocabulary.author(number)),
      subject: subjects.map((number) => vocabulary.subject(number)),
      series: chance.happens(0.2) ? [vocabulary.text(1, 3)] : [],
      publisher: [vocabulary.author(publisher)],
      callNumber: [mark],
      standardNumber: chance.happens(0.6) ? [isbnOf(id)] : [],
      notes: chance.happens(0.35) ? [vocabulary.text(6, 25)] : [],
      identifier: [String(id)],
    },
    facets: facetsOf(chance, vocabulary, { authors, subjects, publisher, year }),
    sort: {
      title,
      author: vocabulary.author(authors[0] as number),
      year: chance.happens(0.97) ? year : null,
      workType: `Tipo ${chance.rank(20)}`,
      callNumber: mark,
      includedOn: 10_000 + Math.floor(id / 200),
      copies: chance.rank(30),
    },
  };
}

/** Three titles in ten are editions of one work, which is more than a library has. */
function workOf(id: number): string {
  return `work ${id % 10 < 3 ? id - (id % 10) : id}`;
}

function languageOf(chance: Chance): SearchDocument['language'] {
  const at = chance.next();
  return at < 0.7 ? 'pt' : at < 0.9 ? 'en' : at < 0.98 ? 'es' : null;
}

/** ISBN-13 with its check digit (ISO 2108), number n of a prefix. */
export function isbnOf(number: number): string {
  const digits = `97885${String(number).padStart(7, '0')}`;
  const sum = Array.from(digits).reduce(
    (total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
