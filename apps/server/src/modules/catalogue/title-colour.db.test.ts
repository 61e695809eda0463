import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  const held = (collection: string) => ({ library: 'CENTRAL', collection });
  server = await startTestApp({
    records: [
      aBook({ title: 'Dom Casmurro', dewey: '869.3', copies: [{ library: 'CENTRAL' }] }),
      aBook({
        title: 'Dicionário',
        dewey: '030',
        copies: [held('REF'), held('REF'), held('GERAL')],
      }),
      aBook({ title: 'Sem classe' }),
    ],
  });
  const names = { name_pt: 'preta', name_en: 'black', name_es: 'negra' };
  const label = { kind: 'collection', colour: '#111111', ...names } as const;
  await server.db
    .insertInto('colour_label')
    .values([
      { ...label, code: 'REF', until: 'REF' },
      { ...label, code: 'GERAL', until: 'GERAL', name_pt: 'branca' },
    ])
    .execute();
});
afterAll(() => server.close());

async function colour(title: string, language = '1') {
  const url = `/api/acervo/${await server.titleId(title)}/cor`;
  const answer = await server.app.inject({ url, headers: { 'x-idioma': language } });
  return endpoints.getTitleColour.responses[200].parse(answer.json()).etiqueta;
}

test('a class has a colour, its name and its meaning in the language asked for', async () => {
  expect(await colour('Dom Casmurro')).toEqual({
    cor: '#1565c0',
    nome: 'azul',
    significado: 'Literatura',
    origem: 'classificacao',
  });
  expect(await colour('Dom Casmurro', '5')).toMatchObject({
    nome: 'blue',
    significado: 'Literature',
  });
});

test('the collection that most copies stand in goes before the class', async () => {
  expect(await colour('Dicionário')).toEqual({
    cor: '#111111',
    nome: 'preta',
    significado: 'REF',
    origem: 'colecao',
  });
});

test('what has neither has no label', async () => {
  expect(await colour('Sem classe')).toBeNull();
});
