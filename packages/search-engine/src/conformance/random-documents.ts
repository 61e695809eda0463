import fc from 'fast-check';
import type { FacetType } from '../fields.ts';
import type { SearchDocument } from '../port.ts';

/** Few words, so that random texts and queries meet; with stems and accents among them. */
const vocabulary = [
  'livro',
  'livros',
  'Ação',
  'ações',
  'história',
  'Histórias',
  'city',
  'cities',
  'nación',
  'naciones',
  'o',
  'quê',
  'de',
  'Brasil',
  'economia',
  'Económica',
  'guarda-chuva',
  'guardachuva',
  'anti-semita',
  'antissemita',
  'micro ondas',
  "d'água",
  '1984',
  'É',
  'H₂O',
  '한국의',
  'ещё',
];
const names = [
  'Assis, Machado de, 1839-1908',
  'Lispector, Clarice',
  'Assis, Ana',
  'Machado, José de',
  'O’Brien, Edna',
];
/** Standard numbers, and what may pass for one. */
export const numbers = ['85-359-0277-5', '9788535902778', '0317-8471', '1984-1985'];

/** Few works, so that titles are editions of one; a title that says none is called by its number. */
export const works = [
  'assis|dom casmurro',
  'lispector|a hora',
  `${'longo'.repeat(80)}1`,
  `${'longo'.repeat(80)}2`,
];

/** Few facets, so that filters, counts and titles meet as well. */
const types: readonly FacetType[] = ['A', 'S', 'B', 'I', 'Y'];
/** Those facets plus availability, which documents do not carry. */
export const counted: readonly FacetType[] = [...types, 'V'];

export const word = fc.constantFrom(...vocabulary);
export const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
export const name = fc.constantFrom(...names);

function valuesOf(type: FacetType): fc.Arbitrary<{ code: string; label: string }[]> {
  const labels = type === 'A' ? names : vocabulary.slice(0, 8);
  const value = fc
    .nat({ max: labels.length - 1 })
    .map((i) => ({ code: `${type}${i}`, label: labels[i] as string }));
  return fc.array(value, { maxLength: 3 });
}

const facetsOfTitle = fc.record(
  Object.fromEntries(types.map((type) => [type, valuesOf(type)])),
) as fc.Arbitrary<SearchDocument['facets']>;

const references = fc.array(
  fc.record({ variant: fc.oneof(text, name), heading: fc.oneof(text, name, word) }),
  { maxLength: 2 },
);

/** Any title, of few words, names and works. */
export const document: fc.Arbitrary<SearchDocument> = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  work: fc.option(fc.constantFrom(...works), { nil: undefined }),
  callNumbers: fc.option(
    fc.array(fc.constantFrom('A1', 'b 2', '869.3 C1', '...'), { maxLength: 3 }),
    {
      nil: undefined,
    },
  ),
  language: fc.constantFrom('pt', 'en', 'es', null),
  headingLanguage: fc.constantFrom('pt', 'en', null),
  text: fc.record(
    {
      title: fc.array(text, { maxLength: 2 }),
      author: fc.array(name, { maxLength: 2 }),
      subject: fc.array(text, { maxLength: 2 }),
      notes: fc.array(text, { maxLength: 2 }),
      series: fc.array(text, { maxLength: 2 }),
      callNumber: fc.array(text, { maxLength: 2 }),
      standardNumber: fc.array(fc.constantFrom(...numbers), { maxLength: 2 }),
    },
    { requiredKeys: [] },
  ),
  facets: facetsOfTitle,
  references: fc.record({ author: references, subject: references }, { requiredKeys: [] }),
  sort: fc.record({
    title: fc.oneof(text, fc.constant('')),
    author: fc.oneof(name, fc.constant('')),
    year: fc.option(fc.integer({ min: 1990, max: 1993 })),
    workType: fc.constantFrom('Livro', 'CD', ''),
    callNumber: fc.constantFrom('A1', 'B2', ''),
    includedOn: fc.integer({ min: 0, max: 3 }),
    copies: fc.integer({ min: 0, max: 3 }),
  }),
});
