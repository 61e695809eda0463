import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBook } from '../../../../test/records.ts';
import { searchRecords } from '../../../../test/search-records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

const script = (link: string, text: string) => ({
  tag: '880',
  ind1: ' ',
  ind2: ' ',
  subfields: [
    { code: '6', value: `${link}-01` },
    { code: 'a', value: text },
  ],
});
const arabic = aBook({ title: 'Kitāb' });

let server: TestApp;
beforeAll(async () => {
  const fields = [
    ...arabic.fields,
    script('505', '中國文學史'),
    script('245', 'كتاب الأدب'),
    script('650', 'קבלה'),
    script('490', 'سلسلة'),
    script('264', '北京大学出版社'),
  ];
  server = await startTestApp({ records: [...searchRecords, { ...arabic, fields }] });
});
afterAll(() => server.close());

async function search(query: string, language = '1') {
  const url = `/api/consulta?${query}`;
  const answer = await server.app.inject({ url, headers: { 'x-idioma': language } });
  return endpoints.searchTitles.responses[200].parse(answer.json());
}
const found = async (q: string, language?: string) =>
  (await search(`q=${encodeURIComponent(q)}`, language)).acervos.map(({ titulo }) => titulo);
const instead = async (query: string) =>
  (await search(query)).em_vez.map(({ tipo, texto, total, acervos }) => ({
    tipo,
    texto,
    total,
    titulos: acervos.map(({ titulo }) => titulo),
  }));

describe('where nothing is found', () => {
  test('another spelling, and any of the words, come with what they find', async () => {
    const casmurro = { total: 1, titulos: ['Dom Casmurro'] };
    expect(await instead('q=dom%20casmuro')).toEqual([
      { tipo: 'correcao', texto: 'dom casmurro', ...casmurro },
      { tipo: 'qualquer', texto: 'dom | casmuro', ...casmurro },
    ]);
    expect(await instead('q=casmurro%20xyzzyq')).toEqual([
      { tipo: 'mais_ampla', texto: 'casmurro', ...casmurro },
      { tipo: 'qualquer', texto: 'casmurro | xyzzyq', ...casmurro },
    ]);
  });

  test('in the field and row that were asked', async () => {
    expect(await instead('guia=avancada&termo=E:titulo:casmuro')).toMatchObject([
      { texto: 'casmurro', total: 1 },
    ]);
    expect(await instead('titulo=casmuro')).toMatchObject([{ texto: 'casmurro', total: 1 }]);
    expect(await instead('q=foucault&indice=titulo')).toEqual([]);
  });

  test('nothing is told where something is found, or nothing near is there', async () => {
    expect(await instead('q=casmurro')).toEqual([]);
    expect(await instead('q=xyzzyq')).toEqual([]);
    expect(await instead('q=casmuro&filtro=B:1')).toEqual([]);
  });
});

describe('words between words', { tags: 'long' }, () => {
  test.each([
    ['casmurro E dom', '1', ['Dom Casmurro']],
    ['casmurro e dom', '1', ['Dom Casmurro']],
    ['casmurro y dom', '3', ['Dom Casmurro']],
    ['casmurro OU alienista', '1', ['Dom Casmurro', 'O alienista']],
    ['casmurro O alienista', '3', ['Dom Casmurro', 'O alienista']],
    ['casmurro O alienista', '1', []],
    ['machado NO casmurro', '3', ['Memórias póstumas de Brás Cubas', 'O alienista']],
  ])('%s in language %s', async (q, language, expected) => {
    expect((await found(q, language)).toSorted()).toEqual(expected);
  });
});

test.each(['中國文學', 'كتاب الادب', 'كتاب الأدب', 'קבלה', 'سلسلة', 'سلسله', '北京大学'])(
  'what is written in its own script is found: %s',
  { tags: 'long' },
  async (q) => {
    expect(await found(q)).toEqual(['Kitāb']);
  },
);
