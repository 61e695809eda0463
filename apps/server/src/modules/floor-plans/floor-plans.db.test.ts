import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type Person } from '../../../test/call-as.ts';
import { drawing, shelf } from '../../../test/calls/floor-plan.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    records: [
      aBook({
        title: 'Dom Casmurro',
        dewey: '869.3',
        copies: [
          { library: 'CENTRAL', callNumber: '869.3 A848d', location: 'TERREO' },
          { library: 'CENTRAL', callNumber: '869.3 A848d', collection: 'GERAL' },
          { library: 'SAUDE', callNumber: '869.3 A848d' },
          { library: 'CENTRAL' },
        ],
      }),
      aBook({ title: 'Atlas', dewey: '912', copies: [{ library: 'CENTRAL' }] }),
    ],
  });
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('floor_plan').execute());

const path = 'atendimento/plantas';
const idOf = async (table: 'library' | 'location' | 'collection', code: string) => {
  const row = server.db
    .selectFrom(table as 'library')
    .where('code', '=', code)
    .select('id');
  return (await row.executeTakeFirstOrThrow()).id;
};

async function addPlan(arquivo = drawing, nome = '2.º piso') {
  const payload = { cod_biblioteca: await idOf('library', 'CENTRAL'), nome, arquivo };
  return callAs(server, 'elisa', { method: 'POST', path, payload });
}

async function aPlan() {
  return endpoints.addFloorPlan.responses[200].parse((await addPlan()).json());
}

const change = (id: number, body: object, who: Person | null = 'elisa') =>
  callAs(server, who, {
    method: 'PUT',
    path: `${path}/${id}`,
    payload: { versao: 0, nome: '2.º piso', estantes: [], ...body },
  });

async function places(title = 'Dom Casmurro') {
  const answer = await server.app.inject(`/api/acervo/${await server.titleId(title)}/exemplares`);
  const { exemplares } = endpoints.listCopies.responses[200].parse(answer.json());
  return exemplares.map(({ na_planta: place }) => place && place.desc_estante);
}

test('a copy is told where on the plan it stands, at once, by its number or its title’s', async () => {
  expect(await places()).toEqual([null, null, null, null]);
  const { codigo } = await aPlan();
  expect((await change(codigo, { estantes: [shelf] })).statusCode).toBe(200);
  expect(await places()).toEqual(['Estante 14', 'Estante 14', 'Estante 14', null]);
  expect(await places('Atlas')).toEqual([null]);
  await callAs(server, 'elisa', { method: 'DELETE', path: `${path}/${codigo}` });
  expect(await places()).toEqual([null, null, null, null]);
});

test('of several shelves the one that says most, then the one that begins closest', async () => {
  const { codigo } = await aPlan();
  const estantes = [
    { ...shelf, nome: 'Tudo', chamada_de: '', chamada_ate: '' },
    { ...shelf, nome: 'Perto', chamada_de: '869.3' },
    { ...shelf, nome: 'Térreo', chamada_de: '', cod_localizacao: await idOf('location', 'TERREO') },
    { ...shelf, nome: 'Geral', cod_colecao: await idOf('collection', 'GERAL') },
  ];
  await change(codigo, { estantes });
  expect(await places()).toEqual(['Térreo', 'Geral', 'Perto', null]);
  expect(await places('Atlas')).toEqual(['Tudo']);
});

describe('a plan', () => {
  test('is sent to browsers as a picture that runs nothing, one shelf lit', async () => {
    const { codigo } = await aPlan();
    await change(codigo, { estantes: [shelf] });
    const { id } = await server.db.selectFrom('plan_shelf').select('id').executeTakeFirstOrThrow();
    const plain = await server.app.inject(`/api/plantas/${codigo}`);
    const lit = await server.app.inject(`/api/plantas/${codigo}?estante=${id}`);
    expect(lit.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(plain.body).not.toContain('<style>');
    expect(lit.body).toContain('[id="e14"]');
    const again = await server.app.inject({
      url: `/api/plantas/${codigo}?estante=${id}`,
      headers: { 'if-none-match': String(lit.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    for (const wrong of ['?estante=999999', '?estante=x', '?estante=0'])
      expect((await server.app.inject(`/api/plantas/${codigo}${wrong}`)).statusCode).toBe(404);
    for (const wrong of ['0', 'x', '999999', '99999999999'])
      expect((await server.app.inject(`/api/plantas/${wrong}`)).statusCode).toBe(404);
  });

  test('is kept without what it may not have, which is told', async () => {
    const hostile = drawing.replace(
      '</svg>',
      '<script>alert(1)</script><image href="//evil.example"/></svg>',
    );
    const answer = await addPlan(hostile);
    expect(answer.json().retirado.toSorted()).toEqual(['image', 'script']);
    const { body } = await server.app.inject(`/api/plantas/${answer.json().codigo}`);
    expect(body).not.toMatch(/script|evil/);
  });

  test.each([
    ['no SVG', '<html/>'],
    ['what declares entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing}`],
    ['what has no shapes', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'],
  ])('is not %s', async (_name, file) => {
    expect((await addPlan(file)).json().erro.codigo).toBe('PlantaNaoAceita');
  });

  test('of one name is there once in a library', async () => {
    await aPlan();
    expect((await addPlan()).json().erro.campos[0]).toMatchObject({ campo: 'nome' });
    const other = endpoints.addFloorPlan.responses[200].parse(
      (await addPlan(drawing, '3.º piso')).json(),
    );
    expect((await change(other.codigo, {})).json().erro.campos[0]).toMatchObject({ campo: 'nome' });
  });

  test('that somebody else has changed meanwhile is left as it is', async () => {
    const { codigo } = await aPlan();
    await change(codigo, { estantes: [shelf] });
    expect((await change(codigo, {})).json().erro.codigo).toBe('AlteradoPorOutro');
    expect(await places()).toContain('Estante 14');
  });

  test('that is drawn anew asks for shapes that are there', async () => {
    const { codigo } = await aPlan();
    const arquivo = drawing.replace('e14', 'outra');
    const refused = await change(codigo, { arquivo, estantes: [shelf] });
    expect(refused.json().erro.campos[0]).toMatchObject({ campo: 'estantes.0.forma' });
    expect(
      (await change(codigo, { arquivo, estantes: [{ ...shelf, forma: 'outra' }] })).statusCode,
    ).toBe(200);
  });

  test('is changed by those who may alone', async () => {
    const { codigo } = await aPlan();
    expect((await change(codigo, {}, 'ana')).statusCode).toBe(403);
    expect((await change(codigo, {}, null)).statusCode).toBe(401);
    const gone = await callAs(server, 'ana', { method: 'DELETE', path: `${path}/${codigo}` });
    expect(gone.statusCode).toBe(403);
  });
});
