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

test('only secure addresses are taken', async () => {
  const insecure = aDatabase('Velha', 'http://velha.example');
  await expect(
    server.db.insertInto('database_resource').values(insecure).execute(),
  ).rejects.toThrow(/check constraint/);
});
