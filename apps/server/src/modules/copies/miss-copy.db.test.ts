import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, successBody } from '../../../test/answers.ts';
import { callAs, type Person } from '../../../test/call-as.ts';
import {
  circulation,
  libraries,
  logins,
  startLoanServer,
  writeHold,
} from '../../../test/loan-desk.ts';
import type { TestApp } from '../../../test/start-test-app.ts';
import { holds, loanRequests } from '../circulation/index.ts';

let server: TestApp;
let desk: ReturnType<typeof circulation>;
beforeEach(async () => {
  server = await startLoanServer(
    ['A1'],
    [
      { library: 'CENTRAL', barcode: 'M1' },
      { library: 'CENTRAL', barcode: 'M2' },
    ],
  );
  desk = circulation(server);
});
afterEach(() => server.close());

const put = (path: string, payload?: object, person: Person = 'davi') =>
  callAs(server, person, {
    method: 'PUT',
    path: `atendimento/${path}`,
    ...(payload && { payload }),
  });
const missHeld = (id: number, person?: Person) =>
  put(`reservas/${id}/nao-encontrada`, undefined, person);
const missTransit = (id: number, motivo: string, person?: Person) =>
  put(`transito/${id}/nao-encontrado`, { motivo }, person);
const stateOf = async (barcode: string) => (await desk.copyOf(barcode)).state;
const holdsNow = () =>
  server.db.selectFrom('hold').select(['id', 'state', 'copy_id']).orderBy('id').execute();
const transitOf = async () =>
  (
    await server.db
      .selectFrom('transit')
      .select('id')
      .where('arrived_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).id;

describe('a copy that is not on the hold shelf', () => {
  test('is lost, and its reader waits before who came later', async () => {
    await desk.lend('A1', logins.clara);
    const first = await writeHold(server, 'A1', logins.ana);
    const second = await writeHold(server, 'A1', logins.bruno);
    await desk.takeBack('A1');
    expect(await codeOf(missHeld(second))).toEqual([404, 'NaoEncontrado']);
    expect(await codeOf(missHeld(first, 'fabio'))).toEqual([404, 'NaoEncontrado']);
    expect(await successBody(missHeld(first))).toEqual({
      codigo_barras: 'A1',
      titulo: 'Livro A1',
    });
    expect(await stateOf('A1')).toBe('lost');
    expect(await holdsNow()).toEqual([
      { id: first, state: 'waiting', copy_id: null },
      { id: second, state: 'waiting', copy_id: null },
    ]);
    expect(await codeOf(missHeld(first))).toEqual([404, 'NaoEncontrado']);
    expect(await desk.takeBack('A1')).toMatchObject({ settled: { kind: 'held', holdId: first } });
    const told = await server.db
      .selectFrom('copy_change')
      .select(['act', 'changes', 'changed_by'])
      .execute();
    expect(told).toEqual([
      { act: 'moved', changes: { status: ['held', 'lost'] }, changed_by: logins.davi },
    ]);
  });

  test('gives its reader another that is free', async () => {
    const hold = await writeHold(server, 'M1', logins.ana);
    const { id: first } = await desk.copyOf('M1');
    await server.db.transaction().execute(async (trx) => {
      await holds.serveQueue(trx, (await desk.copyOf('M1')).title_id, server.clock.now());
    });
    expect(await holdsNow()).toEqual([{ id: hold, state: 'released', copy_id: first }]);
    await successBody(missHeld(hold));
    const { id: other } = await desk.copyOf('M2');
    expect(await holdsNow()).toEqual([{ id: hold, state: 'released', copy_id: other }]);
  });

  test('is said so on its own page too', { tags: 'long' }, async () => {
    await desk.lend('A1', logins.clara);
    const hold = await writeHold(server, 'A1', logins.ana);
    await desk.takeBack('A1');
    const { id } = await desk.copyOf('A1');
    const path = `atendimento/exemplares/${id}/situacao`;
    const said = { method: 'POST', path, payload: { situacao: 'perdido' } } as const;
    expect(await successBody(callAs(server, 'davi', said))).toMatchObject({ situacao: 'perdido' });
    expect(await holdsNow()).toEqual([{ id: hold, state: 'waiting', copy_id: null }]);
  });
});

describe('a copy that was lost on its way', () => {
  test('home is on it no more, and no third library says so', async () => {
    await desk.lend('A1');
    await desk.takeBack('A1', libraries.letras);
    const id = await transitOf();
    expect(await codeOf(missTransit(id, ' '))).toEqual([422, 'CampoObrigatorioNaoPreenchido']);
    expect(await codeOf(missTransit(id, 'Sumiu.', 'fabio'))).toEqual([404, 'NaoEncontrado']);
    expect(await successBody(missTransit(id, 'O malote veio sem ele.'))).toMatchObject({
      codigo_barras: 'A1',
    });
    expect(await stateOf('A1')).toBe('lost');
    expect(await codeOf(missTransit(id, 'De novo.'))).toEqual([404, 'NaoEncontrado']);
    expect(await desk.takeBack('A1')).toMatchObject({ settled: { kind: 'shelf' } });
  });

  test('to who asked for it ends the request, who reads why', async () => {
    const { id: copyId, title_id } = await desk.copyOf('A1');
    const { id } = await server.db
      .insertInto('loan_request')
      .values({
        person_id: logins.ana,
        login_id: logins.ana,
        title_id,
        origin_library_id: libraries.central,
        receiving_library_id: libraries.saude,
        volume: '',
        tome: '',
        part: '',
        additional_material: '',
        phone: '',
        email: '',
        authorised_person: '',
        is_home_delivery: false,
        address: '',
        requested_at: new Date(server.clock.now().epochMilliseconds),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db
      .transaction()
      .execute((trx) => loanRequests.sendRequested(trx, copyId, { id, now: server.clock.now() }));
    await successBody(missTransit(await transitOf(), 'O malote veio sem ele.', 'fabio'));
    const request = await server.db
      .selectFrom('loan_request')
      .select(['state', 'ended_by', 'end_reason'])
      .executeTakeFirstOrThrow();
    expect(request).toEqual({
      state: 'not-finished',
      ended_by: 'staff',
      end_reason: 'O malote veio sem ele.',
    });
    const audited = await server.db
      .selectFrom('audit_event')
      .select(['login_id', 'person_id', 'details'])
      .where('kind', '=', 'request-ended')
      .execute();
    expect(audited).toMatchObject([
      { login_id: expect.any(Number) as number, person_id: logins.ana, details: { requestId: id } },
    ]);
    const notices = await server.db
      .selectFrom('notice')
      .select(['person_id', 'facts'])
      .orderBy('id', 'desc')
      .execute();
    expect(notices[0]).toMatchObject({
      person_id: logins.ana,
      facts: { state: 'not-finished', reason: 'O malote veio sem ele.' },
    });
  });
});
