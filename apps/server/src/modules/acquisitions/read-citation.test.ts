import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCitation } from './read-citation.ts';

test.each([
  [
    'SILVA, Ana. Título da obra: subtítulo, e mais. 2. ed. São Paulo: Atlas, 2010.',
    {
      author: 'SILVA, Ana',
      title: 'Título da obra: subtítulo, e mais',
      edition: '2. ed.',
      publisher: 'Atlas',
    },
  ],
  [
    'MARCONI, Marina de A.; LAKATOS, Eva M. Fundamentos de metodologia científica. 8. ed. rev. São Paulo: Atlas, 2017. 346 p. ISBN 978-85-97-01012-1.',
    {
      author: 'MARCONI, Marina de A.; LAKATOS, Eva M.',
      title: 'Fundamentos de metodologia científica',
      edition: '8. ed. rev.',
      publisher: 'Atlas',
      isbn: '9788597010121',
    },
  ],
  [
    'CANDIDO, Antonio. Formação da literatura brasileira. Rio de Janeiro: Ouro sobre Azul, 2006.',
    {
      author: 'CANDIDO, Antonio',
      title: 'Formação da literatura brasileira',
      publisher: 'Ouro sobre Azul',
    },
  ],
  [
    'BRASIL. Constituição da República Federativa do Brasil. Brasília: Senado Federal, 1988.',
    {
      author: 'BRASIL',
      title: 'Constituição da República Federativa do Brasil',
      publisher: 'Senado Federal',
    },
  ],
  [
    'Assis, Machado de. Dom Casmurro. 1899',
    { author: 'Assis, Machado de', title: 'Dom Casmurro', publisher: '' },
  ],
  ['Livro que ninguém tem.', { author: '', title: 'Livro que ninguém tem', publisher: '' }],
  ['Cálculo 1', { author: '', title: 'Cálculo 1' }],
])('%s', (citation, expected) => {
  expect(readCitation(citation)).toMatchObject(expected);
});

test('whatever is cited is called something, and nothing is made up', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.stringMatching(/^[A-Z, .:;0-9a-zé[\]-]{1,200}$/),
  );
  fc.assert(
    fc.property(
      text.filter((one) => one.trim() !== ''),
      (citation) => {
        const { title, author, publisher, edition } = readCitation(citation);
        expect(title).not.toBe('');
        const whole = citation.replaceAll(/\s+/gu, ' ');
        for (const part of [title, author, publisher, edition]) expect(whole).toContain(part);
      },
    ),
  );
});
