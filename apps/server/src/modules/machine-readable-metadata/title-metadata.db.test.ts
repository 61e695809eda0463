import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const script = '</script><script>alert(1)</script>';

let server: TestApp;
beforeAll(async () => {
  const article = aBook({ title: 'O mar e a métrica', author: 'Lima, Ana', type: 'ab' });
  server = await startTestApp({
    records: [
      aBook({
        title: 'Dom Casmurro',
        subtitle: 'romance',
        author: 'Assis, Machado de, 1839-1908',
        place: 'Rio de Janeiro',
        publisher: 'Garnier',
        year: 1899,
        isbn: '9788535910667',
        subjects: ['Ciúme', script],
        abstract: 'Bentinho conta.',
        link: 'https://example.org/dom.pdf',
        copies: [
          { library: 'CENTRAL' },
          { library: 'CENTRAL' },
          { library: 'SAUDE', notForLoan: '1' },
        ],
      }),
      {
        ...article,
        fields: [
          ...article.fields,
          {
            tag: '773',
            ind1: '0',
            ind2: ' ',
            subfields: [
              { code: 't', value: 'Revista do mar' },
              { code: 'g', value: 'v. 3, n. 2, p. 12-20' },
              { code: 'x', value: '0102-3306' },
            ],
          },
        ],
      },
      aBook({
        title: 'Muito dito',
        subjects: Array.from({ length: 500 }, (_, i) => `Assunto ${i}`),
      }),
    ],
  });
});
afterAll(() => server.close());

async function metadata(title: string) {
  const id = await server.titleId(title);
  const answer = await server.app.inject(`/api/acervo/${id}/metadados`);
  expect(answer.statusCode).toBe(200);
  const { citacao, dados } = endpoints.getTitleMetadata.responses[200].parse(answer.json());
  const values = (name: string) => citacao.filter(({ nome }) => nome === name).map((t) => t.valor);
  return { id, values, dados };
}

test('reference managers read what they would ask a reader for', async () => {
  const { id, values } = await metadata('Dom Casmurro');
  expect(Object.fromEntries(expectedNames.map((name) => [name, values(name)]))).toEqual({
    'z:itemType': ['book'],
    citation_title: ['Dom Casmurro: romance'],
    citation_author: ['Assis, Machado de'],
    citation_publication_date: ['1899'],
    citation_publisher: ['Garnier'],
    citation_isbn: ['9788535910667'],
    citation_language: ['pt'],
    citation_keywords: ['Ciúme', script],
    citation_abstract: ['Bentinho conta.'],
    citation_pdf_url: ['https://example.org/dom.pdf'],
    citation_public_url: [`/acervo/${id}`],
  });
});

const expectedNames = [
  'z:itemType',
  'citation_title',
  'citation_author',
  'citation_publication_date',
  'citation_publisher',
  'citation_isbn',
  'citation_language',
  'citation_keywords',
  'citation_abstract',
  'citation_pdf_url',
  'citation_public_url',
];

test('an article says what it stands in, and where', async () => {
  const { values } = await metadata('O mar e a métrica');
  expect(values('z:itemType')).toEqual(['journalArticle']);
  expect(values('citation_journal_title')).toEqual(['Revista do mar']);
  expect(values('citation_issn')).toEqual(['0102-3306']);
  const place = ['volume', 'issue', 'firstpage', 'lastpage'];
  expect(place.map((name) => values(`citation_${name}`))).toEqual([['3'], ['2'], ['12'], ['20']]);
});

test('crawlers read the title, with an offer to lend of each library', async () => {
  const { id, dados } = await metadata('Dom Casmurro');
  expect(dados).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Book',
    '@id': `/acervo/${id}`,
    name: 'Dom Casmurro: romance',
    author: { '@type': 'Person', name: 'Assis, Machado de' },
    publisher: { '@type': 'Organization', name: 'Garnier', location: 'Rio de Janeiro' },
    datePublished: '1899',
    inLanguage: 'pt',
    isbn: '9788535910667',
    sameAs: 'https://example.org/dom.pdf',
  });
  const offers = dados['offers'] as { availability: string }[];
  const states = offers.map(({ availability }) => availability);
  expect(states).toContain('https://schema.org/InStock');
  expect(states).toContain('https://schema.org/InStoreOnly');
});

test('of 500 subjects a head has some', async () => {
  const { values, dados } = await metadata('Muito dito');
  expect(values('citation_keywords')).toHaveLength(30);
  expect(dados['about']).toHaveLength(50);
});

test('a title that is not there has none', async () => {
  for (const id of ['999999', 'abc']) {
    const answer = await server.app.inject(`/api/acervo/${id}/metadados`);
    expect(answer.statusCode).toBe(404);
  }
});
