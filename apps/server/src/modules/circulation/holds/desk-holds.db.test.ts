import type { endpoints, ErrorBody, Success } from '@estante/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callAs, type Person } from '../../../../test/call-as.ts';
import { copyStatesOf, holdsOf, writeHold } from '../../../../test/holds.ts';
import { circulation } from '../../../../test/loan-desk.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { keepHolds, serveQueue } from './index.ts';

type DeskHolds = Success<typeof endpoints.listDeskHolds>;

let server: TestApp;
let titleId: number;
let first: number;
let second: number;
beforeEach(async () => {
  const copies = [{ library: 'CENTRAL', barcode: 'B1' }];
  server = await startTestApp({ records: [aBook({ title: 'Um', copies })] });
  titleId = await server.titleId('Um');
  first = await writeHold(server.db, { person_id: 1, title_id: titleId });
  second = await writeHold(server.db, { person_id: 2, title_id: titleId });
  await server.db.transaction().execute((trx) => serveQueue(trx, titleId, server.clock.now()));
});
afterEach(() => server.close());

const list = async (who: Person, query = '') =>
  (
    await callAs(server, who, { method: 'GET', path: `atendimento/reservas?${query}` })
  ).json<DeskHolds>();
const takeOff = (id: number, who: Person = 'davi') =>
  callAs(server, who, { method: 'PUT', path: `atendimento/reservas/${id}/recolhida` });
const cancel = (id: number, motivo: string, who: Person = 'davi') =>
  callAs(server, who, {
    method: 'DELETE',
    path: `atendimento/reservas/${id}`,
    payload: { motivo },
  });

test('staff see the hold shelf of their own unit, and who waits there', async () => {
  const shelf = await list('davi');
  expect(shelf).toMatchObject({
    total: 1,
    unidade: { cod_biblioteca: 1 },
    contagem: [
      { situacao: 'prateleira', total: 1 },
      { situacao: 'recolher', total: 0 },
      { situacao: 'fila', total: 1 },
    ],
    reservas: [
      {
        codigo: first,
        codigo_barras: 'B1',
        pessoa: { nome_pessoa: 'Ana de Teste', usuario: 'ana' },
        retirar_ate: '2026-03-12',
        vencida: false,
      },
    ],
  });
  expect((await list('davi', 'situacao=fila')).reservas).toMatchObject([{ codigo: second }]);
  expect((await list('davi', 'texto=bruno')).reservas).toEqual([]);
  expect((await list('fabio')).contagem.every(({ total }) => total === 0)).toBe(true);
  expect((await list('elisa')).total).toBe(1);
});

test(
  'a title that its source has withdrawn has its name, and no page to go to',
  { tags: 'long' },
  async () => {
    await server.db
      .updateTable('title')
      .set({ withdrawn_at: new Date('2026-03-05T12:00:00Z') })
      .where('id', '=', titleId)
      .execute();
    expect((await list('davi')).reservas[0]?.acervo).toMatchObject({ titulo: 'Um', rota: null });
  },
);

test('what was not fetched is taken off the shelf, and is there for the next', async () => {
  expect((await takeOff(first)).json<ErrorBody>().erro.codigo).toBe('SituacaoDaReservaMudou');
  server.clock.advance({ hours: 72 });
  expect((await list('davi')).reservas).toMatchObject([{ codigo: first, vencida: true }]);
  expect((await takeOff(first, 'fabio')).statusCode).toBe(404);
  expect((await takeOff(first)).json()).toMatchObject({
    codigo_barras: 'B1',
    proxima: { codigo: second, nome_pessoa: 'Bruno de Teste', retirar_ate: '2026-03-15' },
  });
  expect((await takeOff(first)).statusCode).toBe(409);
  expect(await holdsOf(server.db, titleId)).toMatchObject([
    { end_reason: 'not-fetched' },
    { state: 'released' },
  ]);
  expect((await list('davi', 'situacao=recolher')).reservas).toEqual([]);
});

test(
  'what ended by night stays on the list until it is taken off, and says for whom it is now',
  { tags: 'long' },
  async () => {
    server.clock.advance({ hours: 72 });
    const { signal } = new AbortController();
    expect(await keepHolds(server, signal)).toEqual({ titles: 1, ended: 1, released: 1 });
    expect((await list('davi', 'situacao=recolher')).reservas).toMatchObject([
      { codigo: first, proxima: { codigo: second } },
    ]);
    expect((await takeOff(first)).statusCode).toBe(200);
    expect((await list('davi', 'situacao=recolher')).reservas).toEqual([]);
  },
);

test(
  'a copy left on the shelf by who borrowed another is to be taken off; one that was lent is not',
  { tags: 'long' },
  async () => {
    const copies = ['C1', 'C2'].map((barcode) => ({ library: 'CENTRAL', barcode }));
    await server.importRecords([aBook({ title: 'Dois', copies })]);
    const other = await server.titleId('Dois');
    const third = await writeHold(server.db, { person_id: 1, title_id: other });
    await server.db.transaction().execute((trx) => serveQueue(trx, other, server.clock.now()));
    await circulation(server).lend('C2');
    await circulation(server).lend('B1');
    const { reservas } = await list('davi', 'situacao=recolher');
    expect(reservas).toMatchObject([{ codigo: third, codigo_barras: 'C1', proxima: null }]);
    expect(reservas).toHaveLength(1);
    expect((await takeOff(third)).statusCode).toBe(200);
    expect((await list('davi', 'situacao=recolher')).reservas).toEqual([]);
    const taken = await server.db
      .selectFrom('hold')
      .select('taken_off_at')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    expect(taken.taken_off_at).not.toBeNull();
  },
);

test('a hold is cancelled with a reason, which its person reads', async () => {
  expect((await cancel(first, ' ')).json<ErrorBody>().erro.codigo).toBe(
    'CampoObrigatorioNaoPreenchido',
  );
  expect((await cancel(first, 'x', 'fabio')).statusCode).toBe(404);
  expect((await cancel(second, 'Pedido no balcão.')).json()).toEqual({
    codigo: second,
    codigo_barras: '',
    proxima: null,
  });
  expect((await cancel(first, 'O livro se perdeu.')).json()).toMatchObject({ proxima: null });
  expect((await cancel(first, 'x')).statusCode).toBe(409);
  expect(await copyStatesOf(server.db, titleId)).toEqual(['available']);
  const history = await callAs(server, 'ana', { method: 'GET', path: 'reserva/historico' });
  expect(history.json<{ reservas: unknown }>().reservas).toMatchObject([
    { encerramento: 'cancelada_pela_biblioteca', observacao: 'O livro se perdeu.' },
  ]);
  const told = await server.db
    .selectFrom('notice')
    .select(['person_id', 'kind'])
    .where('kind', '=', 'hold-cancelled')
    .orderBy('person_id')
    .execute();
  expect(told.map(({ person_id }) => person_id)).toEqual([1, 2]);
  const audited = await server.db
    .selectFrom('audit_event')
    .select(['login_id', 'person_id', 'details'])
    .where('kind', '=', 'hold-cancelled')
    .orderBy('person_id')
    .execute();
  expect(audited).toEqual([
    { login_id: 4, person_id: 1, details: { holdId: first, titleId } },
    { login_id: 4, person_id: 2, details: { holdId: second, titleId } },
  ]);
  const alerts = await callAs(server, 'ana', { method: 'GET', path: 'solicitacoes/alertas' });
  expect(alerts.json<{ alertas: { mensagem: string }[] }>().alertas).toContainEqual(
    expect.objectContaining({
      mensagem: 'A Biblioteca Central cancelou a reserva de “Um” (O livro se perdeu).',
    }),
  );
});
