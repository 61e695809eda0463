import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { languageOfCall, languageOfPage } from './language.ts';

const request = (headers: Readonly<Record<string, string>>, query: object = {}) =>
  ({ headers, query }) as FastifyRequest;

describe('the language a browser prefers', () => {
  test.each([
    ['', 'pt'],
    ['en', 'en'],
    ['EN-us', 'en'],
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
    ['es;q=0.2,en;q=0.3', 'en'],
    ['es;q=0.3 , en ; q=0.2', 'es'],
    ['fr,es', 'es'],
    ['fr', 'pt'],
    ['*', 'pt'],
    ['en;q=0', 'pt'],
    ['en;q=0,es;q=0.1', 'es'],
    ['en;q=abc,es;q=0.1', 'es'],
    // Three letters are other languages: Middle English, Estonian.
    ['enm, est', 'pt'],
    [';;,,;q=', 'pt'],
    [`${'fr,'.repeat(5000)}en`, 'pt'],
    [`en${' '.repeat(60_000)};q=1`, 'en'],
  ])('of %j', (header, language) => {
    expect(languageOfCall(request({ 'accept-language': header }))).toBe(language);
  });
});

describe('the language of a page', () => {
  const browser = { 'accept-language': 'en' };

  test.each([
    [{ lng: 'es' }, { ...browser, cookie: 'estante_lng=pt' }, 'es'],
    [{ lng: 'fr' }, { ...browser, cookie: 'estante_lng=pt' }, 'pt'],
    [{ lng: ['es', 'pt'] }, browser, 'en'],
    [{}, { ...browser, cookie: 'a=1; estante_lng=es; b=2' }, 'es'],
    [{}, { ...browser, cookie: 'xestante_lng=es' }, 'en'],
    [{}, { ...browser, cookie: 'estante_lng=xx' }, 'en'],
    [{}, { ...browser, cookie: 'estante_lng=' }, 'en'],
    [{}, browser, 'en'],
    [{}, { ...browser, 'x-idioma': '3' }, 'en'],
    [{}, {}, 'pt'],
  ])('%j with %j is %s', (query, headers, language) => {
    expect(languageOfPage(request(headers, query))).toBe(language);
  });
});
