import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acquisitions } from '../../../test/acquisitions.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { tellOfCatalogued } from './tell-of-catalogued.ts';

let server: TestApp;
let titleId: number;
beforeAll(async () => {
  server = await startTestApp({
    records: [aBook({ title: 'Torto arado', isbn: '978-65-80309-31-3' })],
  });
  titleId = await server.titleId('Torto arado');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('notice').execute();
  await server.db.deleteFrom('acquisition_suggestion').execute();
});

const { call, suggest, handle } = acquisitions(() => server);
const handled = endpoints.handleAcquisitionSuggestion.responses[200];

async function suggested(more: object = {}): Promise<number> {
  return (await suggest('ana', more)).json<{ readonly codigo: number }>().codigo;
}

async function save(id: number, body: object) {
  const answer = await handle('davi', id, body);
  return handled.parse(answer.json(), { error: () => answer.body });
}

const notices = () => server.db.selectFrom('notice').select('facts').execute();
const days = async () =>
  endpoints.getAcquisitionStatistics.responses[200].parse(
    (await call('ana', 'GET', 'aquisicao/estatisticas')).json(),
  ).dias_ate_atender;

/** Came ten days after it was sent, as its suggester was told. */
async function come(): Promise<{ readonly id: number; readonly em: string }> {
  const id = await suggested();
  const awaited = await save(id, { situacao: 'aguardando-entrega' });
  server.clock.advance({ hours: 240 });
  const { andamento } = await save(id, {
    situacao: 'atendida',
    andamento_visto: awaited.andamento?.em,
    resposta: 'Já está na estante.',
  });
  return { id, em: andamento?.em ?? '' };
}

test('a link alone leaves the answer, its day and the time to arrival, and tells nobody', async () => {
  const { id, em } = await come();
  const told = await notices();
  server.clock.advance({ hours: 24 * 30 });
  const body = { situacao: 'atendida', andamento_visto: em, cod_acervo: titleId };
  const linked = await save(id, body);
  expect(linked.acervo?.cod_acervo).toBe(titleId);
  expect(linked.andamento).toMatchObject({ em, resposta: 'Já está na estante.' });
  expect(await notices()).toEqual(told);
  expect(await days()).toBe(10);
});

test('an answer later on is told, and is no later arrival', async () => {
  const { id, em } = await come();
  const told = await notices();
  server.clock.advance({ hours: 24 * 30 });
  const body = { situacao: 'atendida', andamento_visto: em, resposta: 'Na estante de poesia.' };
  const answered = await save(id, body);
  expect(answered.andamento).toMatchObject({ resposta: 'Na estante de poesia.' });
  expect(answered.andamento?.em).not.toBe(em);
  expect(await notices()).toHaveLength(told.length + 1);
  expect(await days()).toBe(10);
});

test('a link to one that nobody took on leaves it so', async () => {
  const id = await suggested();
  const linked = await save(id, { situacao: 'pre-sugestao', cod_acervo: titleId });
  expect(linked).toMatchObject({ andamento: null, acervo: { cod_acervo: titleId } });
  expect(await notices()).toEqual([]);
});

describe('a link of its ISBN', () => {
  const signal = new AbortController().signal;
  const night = () => tellOfCatalogued(server, signal);
  const linked = () => suggested({ isbn_issn: '978-65-80309-31-3' });
  const say = (id: number, more: object) => save(id, { situacao: 'pre-sugestao', ...more });

  test('that staff took away is not made again', async () => {
    const id = await linked();
    expect((await say(id, { cod_acervo: null })).acervo).toBe(null);
    expect(await night()).toEqual({ catalogued: 0 });
    expect((await say(id, {})).acervo).toBe(null);
  });

  test('is made again once staff named a title, which the catalogue lost', async () => {
    const id = await linked();
    await say(id, { cod_acervo: null });
    await say(id, { cod_acervo: titleId });
    await server.db.updateTable('acquisition_suggestion').set({ title_id: null }).execute();
    expect(await night()).toEqual({ catalogued: 1 });
  });

  test('is made where there was none to take away', async () => {
    const id = await linked();
    await server.db.updateTable('acquisition_suggestion').set({ title_id: null }).execute();
    await say(id, { cod_acervo: null });
    expect(await night()).toEqual({ catalogued: 1 });
  });
});
