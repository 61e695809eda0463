import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '@estante/contract';
import { callAs, type Person } from '../../../test/call-as.ts';
import { pictureOf } from '../../../test/pictures.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { readPicture } from './read-picture.ts';
import { writeFetched } from './fetch/lookup-repository.ts';

const isbn = '9788535914849';

let server: TestApp;
let id: number;
beforeAll(async () => {
  server = await startTestApp({ records: [aBook({ title: 'Dom Casmurro', isbn })] });
  id = await server.titleId('Dom Casmurro');
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['cover', 'cover_refusal'] as const)
    await server.db.deleteFrom(table).execute();
});

async function fetched(colour = '#123456') {
  const picture = await readPicture(await pictureOf(colour));
  if (typeof picture === 'string') throw new Error(picture);
  const credit = { origin: 'fetched', name: 'Open Library', url: '', file: isbn } as const;
  await writeFetched(server.db, { isbn }, picture, credit);
  return picture.version;
}

const report = (versao: string, title = id) =>
  callAs(server, null, { method: 'POST', path: `acervo/${title}/capa/aviso`, payload: { versao } });
const act = (name: string, versao: string, who: Person | null = 'davi') =>
  callAs(server, who, {
    method: 'POST',
    path: `atendimento/capas/${id}/${name}`,
    payload: { versao },
  });
const send = (file: Buffer | string, who: Person = 'davi') => {
  const conteudo = Buffer.from(file).toString('base64');
  return callAs(server, who, {
    method: 'PUT',
    path: `atendimento/capas/${id}`,
    payload: { conteudo },
  });
};
async function list(query = '') {
  const answer = await callAs(server, 'davi', { method: 'GET', path: `atendimento/capas${query}` });
  return endpoints.listStaffCovers.responses[200].parse(answer.json());
}
const link = async () => (await server.app.inject(`/api/acervo/${id}`)).json().link_capa;

describe('a reader says that a cover is wrong', () => {
  test('without signing in, and staff see how often', async () => {
    const version = await fetched();
    expect((await report(version)).statusCode).toBe(200);
    await report(version);
    const { capas, contagem } = await list();
    expect(capas).toMatchObject([{ versao: version, origem: 'buscada', avisos: 2 }]);
    expect(contagem).toContainEqual({ lista: 'avisadas', total: 1 });
  });

  test('of the cover that is there, and of no other', { tags: 'long' }, async () => {
    await fetched();
    expect((await report('abcdefghijklmnop')).statusCode).toBe(404);
    expect((await report('abcdefghijklmnop', 99_999)).statusCode).toBe(404);
    expect((await list()).capas).toEqual([]);
  });

  test('and of whoever says so nothing is kept', async () => {
    await report(await fetched());
    const [row] = await server.db.selectFrom('cover_report').selectAll().execute();
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      'is_right',
      'reported_at',
      'reports',
      'title_id',
      'version',
    ]);
  });
});

describe('staff', () => {
  test('find a cover right: reports of it count no more, those of another do', async () => {
    const version = await fetched();
    await report(version);
    expect((await act('confirmacao', version)).statusCode).toBe(200);
    await report(version);
    expect((await list()).capas).toEqual([]);
    expect((await send(await pictureOf('#654321'))).statusCode).toBe(200);
    const [, other = ''] = /versao=([\w-]+)/.exec(await link()) ?? [];
    await report(other);
    expect((await list()).capas).toMatchObject([{ avisos: 1, origem: 'enviada', credito: null }]);
  });

  test('refuse it: it is gone, and none is fetched again', async () => {
    const version = await fetched();
    await report(version);
    expect((await act('recusa', version)).statusCode).toBe(200);
    expect(await link()).toBeNull();
    await fetched();
    expect(await link()).toBeNull();
    expect(await list('?lista=recusadas')).toMatchObject({ total: 1, capas: [{ versao: null }] });
    expect((await list()).capas).toEqual([]);
  });

  test('put another in its place, which is credited to nobody', async () => {
    await act('recusa', await fetched());
    expect((await send(await pictureOf('#654321'))).statusCode).toBe(200);
    expect((await list(`?cod_acervo=${id}`)).capas).toMatchObject([
      { origem: 'enviada', credito: null },
    ]);
    expect(await link()).toContain('/api/capas/');
  });

  test('are told where somebody was faster', { tags: 'long' }, async () => {
    const version = await fetched();
    await send(await pictureOf('#654321'));
    for (const name of ['recusa', 'confirmacao'])
      expect((await act(name, version)).json().erro.codigo).toBe('SituacaoMudou');
    expect(await link()).not.toBeNull();
  });

  test('send no HTML, no SVG, no icon and nothing', async () => {
    const files = ['<html></html>', '<svg xmlns="http://www.w3.org/2000/svg"/>', ''];
    for (const file of [...files, await pictureOf('#000000', 20, 20)])
      expect((await send(file)).json().erro.codigo).toBe('CapaNaoAceita');
    expect(await link()).toBeNull();
  });

  test('are all that may: readers and strangers may not', async () => {
    const version = await fetched();
    expect((await act('recusa', version, 'ana')).statusCode).toBe(403);
    expect((await act('recusa', version, null)).statusCode).toBe(401);
    expect((await send(await pictureOf('#654321'), 'ana')).statusCode).toBe(403);
    expect(await link()).toContain(version);
  });
});

describe('sources', () => {
  const path = 'atendimento/fontes-capas';
  test('are there at first, switched off, and saved as they stand', async () => {
    const read = await callAs(server, 'elisa', { method: 'GET', path });
    const document = endpoints.getCoverSources.responses[200].parse(read.json());
    expect(document).toMatchObject({ ligada: false, documentos: false });
    expect(document.fontes.map(({ nome, ligada }) => [nome, ligada])).toEqual([
      ['Open Library', true],
      ['Google Books', false],
    ]);
    const fontes = document.fontes.map(({ estado: _state, ...source }) => source);
    const { versao, documentos } = document;
    const payload = {
      versao,
      ligada: true,
      documentos,
      servidores: ['Repositorio.example.org'],
      fontes,
    };
    const saved = await callAs(server, 'elisa', { method: 'PUT', path, payload });
    expect(saved.json()).toMatchObject({ ligada: true, servidores: ['repositorio.example.org'] });
    expect((await callAs(server, 'davi', { method: 'PUT', path, payload })).statusCode).toBe(403);
    const stale = await callAs(server, 'elisa', { method: 'PUT', path, payload });
    expect(stale.json().erro.codigo).toBe('AlteradoPorOutro');
  });
});
