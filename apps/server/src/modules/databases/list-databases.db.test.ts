import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const aDatabase = (name: string, address = `https://${name}.example`) => ({
  name,
  area: 'Educação',
  description: `Sobre ${name}.`,
  address,
  access: 'open' as const,
});

test('databases are listed by name, as a reader files them', async () => {
  await server.db
    .insertInto('database_resource')
    .values(['eric', 'Éduc', 'ABNT', 'Zbl'].map((name) => aDatabase(name)))
    .execute();
  const answer = await server.app.inject('/api/acervo/meu-pergamum/bases-dados');
  const bases = answer.json<{ nome: string }[]>();
  expect(bases.map(({ nome }) => nome)).toEqual(['ABNT', 'Éduc', 'eric', 'Zbl']);
  expect(bases[0]).toMatchObject({
    nome_completo: '',
    area: 'Educação',
    descricao: 'Sobre ABNT.',
    endereco: 'https://ABNT.example',
    acesso: 'livre',
  });
});

test('each is told in the language of the call, in Portuguese where that has no words for it', async () => {
  const art = {
    ...aDatabase('Arte'),
    area: 'Artes',
    area_en: 'Arts',
    name_en: 'Art',
    description_es: 'Sobre el arte.',
  };
  await server.db
    .insertInto('database_resource')
    .values([art, { ...aDatabase('Zodíaco'), area: 'Artes' }])
    .execute();
  const told = async (id: string) => {
    const url = '/api/acervo/meu-pergamum/bases-dados';
    const answer = await server.app.inject({ url, headers: { 'x-idioma': id } });
    return answer
      .json<Record<'nome' | 'area' | 'nome_area' | 'descricao', string>[]>()
      .filter(({ area }) => area === 'Artes')
      .map(({ nome, nome_area, descricao }) => [nome, nome_area, descricao]);
  };
  const other = 'Sobre Zodíaco.';
  expect(await told('1')).toEqual([
    ['Arte', 'Artes', 'Sobre Arte.'],
    ['Zodíaco', 'Artes', other],
  ]);
  expect(await told('5')).toEqual([
    ['Art', 'Arts', 'Sobre Arte.'],
    ['Zodíaco', 'Arts', other],
  ]);
  expect((await told('3'))[0]).toEqual(['Arte', 'Artes', 'Sobre el arte.']);
});

test('only secure addresses are taken', async () => {
  const insecure = aDatabase('Velha', 'http://velha.example');
  await expect(
    server.db.insertInto('database_resource').values(insecure).execute(),
  ).rejects.toThrow(/check constraint/);
});
