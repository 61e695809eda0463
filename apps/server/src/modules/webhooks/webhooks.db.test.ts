import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, successBody } from '../../../test/answers.ts';
import { callAs } from '../../../test/call-as.ts';
import { chargeFine } from '../../../test/debts.ts';
import { circulation, logins, startLoanServer, writeHold } from '../../../test/loan-desk.ts';
import type { TestApp } from '../../../test/start-test-app.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../test/webhook-receiver.ts';
import { createOutsideServers } from '../../platform/outside/outside-server.ts';
import { notices } from '../circulation/index.ts';
import { takeDue } from './outbox.ts';
import { sendDue } from './webhook-sender.ts';

let receiver: WebhookReceiver;
let server: TestApp;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  server = await startLoanServer(['A1', 'A2', 'A3', 'A4'], [], { webhookHosts: [receiver.host] });
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});
beforeEach(async () => {
  await server.pool.query(
    `truncate webhook, person_rate, notice, debt, debt_entry, hold, loan, renewal cascade;
     update copy set circulation_status = null, circulation_due_on = null`,
  );
  await server.pool.query('update login set is_blocked = false, ended_at = null');
  receiver.received.length = 0;
  receiver.answer((response) => void response.writeHead(204).end());
});

interface MadeWebhook {
  readonly codigo: number;
  readonly segredo: string;
}
interface WebhookList {
  readonly webhooks: readonly {
    readonly desligado_em: string | null;
    readonly entregas: readonly { readonly evento: string; readonly resultado: string }[];
  }[];
}

const everything = ['loans', 'holds', 'debts', 'requests'];
const make = (
  person: 'ana' | 'bruno' = 'ana',
  assuntos = everything,
  endereco = receiver.address,
) =>
  successBody<MadeWebhook>(
    callAs(server, person, { method: 'POST', path: 'webhooks', payload: { endereco, assuntos } }),
  );
const list = (person: 'ana' | 'bruno' = 'ana') =>
  successBody<WebhookList>(callAs(server, person, { method: 'GET', path: 'webhooks' }));
const send = (hosts: readonly string[] = [receiver.host], patience = 5000) =>
  sendDue(
    {
      db: server.db,
      clock: server.clock,
      safe: server.safe,
      log: { error: (details) => expect(details).toBe('no fault') },
      readerServers: createOutsideServers(hosts),
      patience,
    },
    new AbortController().signal,
  );
const told = () => receiver.received.map(({ body }) => JSON.parse(body) as WebhookBody);
interface WebhookBody {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}
const kinds = () => told().map(({ type }) => type);
const refuse = (status: number) =>
  receiver.answer((response) => void response.writeHead(status).end());

describe('what is told', () => {
  test('of loans: made, renewed, returned, with what the calls call it', async () => {
    await make();
    const { lend, renew, takeBack } = circulation(server);
    await lend('A1');
    await send();
    expect(told()).toEqual([
      {
        type: 'loan.made',
        timestamp: '2026-03-10T12:00:00.000Z',
        data: expect.objectContaining({
          titulo: 'Livro A1',
          biblioteca: 'Biblioteca Central',
          codigo_barras: 'A1',
          devolver_ate: expect.stringMatching(/^2026-03-\d\d$/) as string,
        }) as object,
      },
    ]);
    server.clock.advance({ hours: 24 });
    await renew('all');
    await send();
    await takeBack('A1');
    await send();
    expect(kinds()).toEqual(['loan.made', 'loan.renewed', 'loan.returned']);
    const [first, second] = told();
    expect(String(second?.data['devolver_ate']) > String(first?.data['devolver_ate'])).toBe(true);
  });

  test('of holds and debts', { tags: 'long' }, async () => {
    await make();
    const id = await writeHold(server, 'A2', 1);
    const now = new Date(server.clock.now().epochMilliseconds);
    await server.db
      .updateTable('hold')
      .set({ state: 'released', released_at: now, pickup_until: '2026-03-12' })
      .where('id', '=', id)
      .execute();
    const ended = { state: 'ended', ended_at: now, end_reason: 'not-fetched' } as const;
    await server.db.updateTable('hold').set(ended).where('id', '=', id).execute();
    const debtId = await chargeFine(server, { amount: 350 });
    const mistake = await chargeFine(server, { amount: 80, chargedBy: logins.davi });
    await server.db
      .insertInto('debt_entry')
      .values([
        { debt_id: debtId, kind: 'payment', method: 'cash', amount: 100, entered_at: now },
        { debt_id: mistake, kind: 'void', amount: 80, entered_at: now, reason: 'Engano' },
      ])
      .execute();
    await send();
    expect(kinds().toSorted()).toEqual([
      'debt.made',
      'debt.made',
      'debt.paid',
      'debt.voided',
      'hold.expired',
      'hold.placed',
      'hold.ready',
    ]);
    const of = (kind: string) => told().find(({ type }) => type === kind)?.data;
    expect(of('hold.ready')).toMatchObject({ titulo: 'Livro A2', retirar_ate: '2026-03-12' });
    expect(of('debt.voided')).toMatchObject({ valor_centavos: 80, saldo_centavos: 0 });
    expect(of('debt.paid')).toMatchObject({ valor_centavos: 100, saldo_centavos: 250 });
  });

  test('of what the calendar brings, once', async () => {
    await make();
    const notice = {
      personId: 1,
      kind: 'due-soon',
      event: 'loan:1:2026-03-12',
      facts: { loanId: 1, titleId: 1, libraryId: 1, dueOn: '2026-03-12', dueAt: null },
      at: new Date(server.clock.now().epochMilliseconds),
    } as const;
    await notices.writeNotice(server.db, notice);
    await notices.writeNotice(server.db, notice);
    await send();
    expect(told()).toMatchObject([{ type: 'loan.due_soon', data: { devolver_ate: '2026-03-12' } }]);
  });

  test('to nobody else, of no other topic, of nothing that was taken back', async () => {
    await make('bruno');
    await make('ana', ['debts']);
    await circulation(server).lend('A1');
    const undone = server.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('hold')
        .values({
          person_id: 2,
          login_id: 2,
          title_id: 1,
          library_id: 1,
          volume: '',
          tome: '',
          part: '',
          additional_material: '',
          location_id: null,
          placed_at: new Date(),
        })
        .execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await send();
    expect(receiver.received).toEqual([]);
  });
});

describe('a message', () => {
  test('is signed as Standard Webhooks asks, with a secret that is shown once and kept sealed', async () => {
    const { segredo } = await make();
    await circulation(server).lend('A1');
    await send();
    const [message] = receiver.received;
    const { 'webhook-id': id, 'webhook-timestamp': at, ...headers } = message?.headers ?? {};
    const key = Buffer.from(segredo.slice('whsec_'.length), 'base64');
    expect(key).toHaveLength(32);
    const signature = createHmac('sha256', key)
      .update(`${String(id)}.${String(at)}.${message?.body ?? ''}`)
      .digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(Number(at) * 1000).toBe(server.clock.now().epochMilliseconds);
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.stringify(await list())).not.toContain(segredo.slice(6));
    const { rows } = await server.pool.query('select * from webhook');
    expect(JSON.stringify(rows)).not.toContain(segredo.slice(6));
  });

  test('that does not arrive is sent again, as the same, ever later; then no more', async () => {
    await make();
    refuse(500);
    await circulation(server).lend('A1');
    await send();
    await send();
    expect(receiver.received).toHaveLength(1);
    for (const seconds of [10, 60, 600, 3600, 21_600]) {
      server.clock.advance({ seconds: seconds - 1 });
      await send();
      server.clock.advance({ seconds: 1 });
      await send();
    }
    expect(receiver.received).toHaveLength(6);
    server.clock.advance({ hours: 16 });
    await send();
    server.clock.advance({ hours: 200 });
    await send();
    expect(receiver.received).toHaveLength(7);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const { webhooks } = await list();
    expect(webhooks).toMatchObject([
      { entregas: [{ evento: 'loan.made', resultado: 'given-up', status: 500, tentativas: 7 }] },
    ]);
  });

  test('arrives where its server is back, and tries count anew', async () => {
    await make();
    refuse(503);
    await circulation(server).lend('A1');
    await send();
    await server.pool.query('update webhook set given_up = 4');
    receiver.answer((response) => void response.writeHead(200).end('bom'));
    server.clock.advance({ seconds: 10 });
    await send();
    expect((await list()).webhooks).toMatchObject([
      { desligado_em: null, entregas: [{ resultado: 'delivered', status: 200, tentativas: 2 }] },
    ]);
    const { rows } = await server.pool.query<{ given_up: number }>('select given_up from webhook');
    expect(rows).toEqual([{ given_up: 0 }]);
  });

  test('is not led elsewhere, and a long answer is not read to its end', async () => {
    await make();
    receiver.answer((response) =>
      response.writeHead(302, { location: `http://${receiver.host}/outro` }).end(),
    );
    await circulation(server).lend('A1');
    await send();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/avisos']);
    let wasCut = false;
    receiver.answer((response) => {
      response.on('close', () => {
        wasCut = !response.writableFinished;
      });
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    });
    server.clock.advance({ seconds: 10 });
    await send();
    await expect.poll(() => wasCut).toBe(true);
    expect((await list()).webhooks).toMatchObject([{ entregas: [{ resultado: 'delivered' }] }]);
  });

  test('is not waited for', { tags: 'long' }, async () => {
    await make();
    receiver.answer(() => {});
    await circulation(server).lend('A1');
    await send([receiver.host], 50);
    expect((await list()).webhooks).toMatchObject([
      { entregas: [{ resultado: 'waiting', falha: 'slow', status: null }] },
    ]);
  });
});

describe('an address', () => {
  test.each([
    'https://localhost/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
    'https://169.254.169.254/latest/',
    'http://example.org/',
    'ftp://example.org/',
    'https://ana:segredo@example.org/',
    'nada',
  ])('%s is refused', async (endereco) => {
    const payload = { endereco, assuntos: everything };
    const answer = callAs(server, 'ana', { method: 'POST', path: 'webhooks', payload });
    expect(await codeOf(answer)).toEqual([422, 'DadosInvalidos']);
  });

  test('that was permitted and is no more is not sent to', async () => {
    await make();
    await circulation(server).lend('A1');
    await send([]);
    expect(receiver.received).toEqual([]);
    expect((await list()).webhooks).toMatchObject([
      { entregas: [{ falha: 'not-public', status: null }] },
    ]);
  });
});

describe('nothing is sent', () => {
  test.each([
    ['is blocked', 'update login set is_blocked = true where id = 1'],
    ['has left', 'update login set ended_at = now() where id = 1'],
    ['lost the feature', 'update activity set enabled = false where code = 9024'],
  ])('once its reader %s, later neither', async (_name, change) => {
    await make();
    await circulation(server).lend('A1');
    await server.pool.query(change);
    try {
      await circulation(server).takeBack('A1');
      await send();
    } finally {
      await server.pool.query(`update login set is_blocked = false, ended_at = null;
        update activity set enabled = true where code = 9024`);
    }
    server.clock.advance({ hours: 1 });
    await send();
    expect(receiver.received).toEqual([]);
    const [webhook] = (await list()).webhooks;
    expect(new Set(webhook?.entregas.map(({ resultado }) => resultado))).toEqual(
      new Set(['dropped']),
    );
  });

  test('once it is removed', async () => {
    const { codigo } = await make();
    await circulation(server).lend('A1');
    await successBody(callAs(server, 'ana', { method: 'DELETE', path: `webhooks/${codigo}` }));
    await send();
    expect(receiver.received).toEqual([]);
    expect(await list()).toMatchObject({ webhooks: [] });
  });
});

describe('one that takes nothing', () => {
  const giveUp = (times: number) =>
    server.pool.query(
      `insert into webhook_delivery (webhook_id, event, facts, happened_at, next_try_at, tries)
       select id, 'loan.made', '{}', $1, $1, 6 from webhook, generate_series(1, $2)`,
      [new Date(server.clock.now().epochMilliseconds), times],
    );

  test('is switched off after five, its reader is told, and switches it on again', async () => {
    const { codigo } = await make();
    refuse(500);
    await giveUp(4);
    await send();
    expect((await list()).webhooks).toMatchObject([{ desligado_em: null }]);
    await giveUp(3);
    await send();
    const [stopped] = (await list()).webhooks;
    expect(stopped?.desligado_em).not.toBeNull();
    expect(receiver.received).toHaveLength(5);
    const { rows } = await server.pool.query(`select kind, facts from notice`);
    expect(rows).toEqual([{ kind: 'webhook-stopped', facts: { address: receiver.host } }]);
    await circulation(server).lend('A1');
    refuse(204);
    const path = `webhooks/${codigo}/religamento`;
    await successBody(callAs(server, 'ana', { method: 'POST', path }));
    await circulation(server).lend('A2');
    await send();
    expect(told().at(-1)).toMatchObject({ type: 'loan.made', data: { codigo_barras: 'A2' } });
    expect(receiver.received).toHaveLength(6);
  });

  test(
    'is switched off at once where its server says that it is gone',
    { tags: 'long' },
    async () => {
      await make();
      refuse(410);
      await circulation(server).lend('A1');
      await send();
      const [stopped] = (await list()).webhooks;
      expect(stopped?.desligado_em).not.toBeNull();
    },
  );

  test('holds nobody else up', { tags: 'long' }, async () => {
    await make();
    await make('bruno', ['holds']);
    await giveUp(1);
    await writeHold(server, 'A1', 2);
    let isFirst = true;
    receiver.answer((response) => {
      if (!isFirst) return void response.writeHead(204).end();
      isFirst = false;
    });
    await send([receiver.host], 300);
    expect(kinds()).toContain('hold.placed');
  });
});

test(
  'many that are slow, with much to be sent, take turns with one that is not',
  { tags: 'long' },
  async () => {
    await make();
    await writeHold(server, 'A1', 1);
    const waits = (webhook: string, count: number, at: string) =>
      server.pool.query(
        `insert into webhook_delivery (id, webhook_id, event, facts, happened_at, tries, next_try_at, outcome)
       select gen_random_uuid(), ${webhook}, 'test', '{}', $1, 0, $1, 'waiting' from generate_series(1, $2)`,
        [at, count],
      );
    await server.pool.query('delete from webhook_delivery');
    await server.pool.query(
      `insert into webhook (id, person_id, login_id, url, topics, secret, made_at)
     select 9000 + n, person_id, login_id, url, topics, secret, made_at from webhook, generate_series(1, 12) n`,
    );
    for (let id = 9001; id <= 9012; id++) await waits(String(id), 5, '2026-03-10T08:00:00Z');
    await waits('(select min(id) from webhook)', 1, '2026-03-10T08:59:00Z');
    const now = new Date(server.clock.now().epochMilliseconds);
    const rounds = [await takeDue(server.db, now), await takeDue(server.db, now)];
    const ids = rounds.flatMap((due) => due.map(({ webhookId }) => webhookId));
    expect(new Set(ids).size).toBe(13);
    await server.pool.query('truncate webhook cascade');
  },
);

test('of each webhook one is taken at a time, also where the database plans for a single delivery', async () => {
  await make();
  const now = new Date(server.clock.now().epochMilliseconds);
  const wait = (times: number) =>
    server.pool.query(
      `insert into webhook_delivery (webhook_id, event, facts, happened_at, next_try_at, tries)
       select id, 'loan.made', '{}', $1, $1, 0 from webhook, generate_series(1, $2)`,
      [now, times],
    );
  await wait(1);
  await server.pool.query('analyze webhook_delivery; analyze webhook');
  await wait(6);
  expect(await takeDue(server.db, now)).toHaveLength(1);
});

describe('its bounds', () => {
  test('three for each person, of many asked for at once too', { tags: 'long' }, async () => {
    const payload = { endereco: receiver.address, assuntos: everything };
    const asked = Array.from({ length: 5 }, () =>
      callAs(server, 'ana', { method: 'POST', path: 'webhooks', payload }),
    );
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  });

  test('twenty tests an hour', { tags: 'long' }, async () => {
    const { codigo } = await make();
    const path = `webhooks/${codigo}/teste`;
    for (let time = 0; time < 20; time++) {
      await successBody(callAs(server, 'ana', { method: 'POST', path }));
    }
    const answer = callAs(server, 'ana', { method: 'POST', path });
    expect(await codeOf(answer)).toEqual([429, 'AcessosDemais']);
    expect(kinds()).toEqual(Array.from({ length: 20 }, () => 'test'));
  });

  test('two hundred events wait, of a flood the rest is not told', async () => {
    await make();
    await server.pool.query(
      `select tell_webhooks(1, 'loans', 'loan.made', '{}', now()) from generate_series(1, 250)`,
    );
    const { rows } = await server.pool.query(`select count(*)::int as n from webhook_delivery`);
    expect(rows).toEqual([{ n: 200 }]);
  });

  test('those that send at once send each event once', { tags: 'long' }, async () => {
    await make();
    const { lend } = circulation(server);
    for (const barcode of ['A1', 'A2', 'A3', 'A4']) await lend(barcode);
    await Promise.all([send(), send(), send()]);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });
});
