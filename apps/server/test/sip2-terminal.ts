import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { seal } from '../src/modules/sip2/message/checksum.ts';
import { openSip2Server } from '../src/modules/sip2/index.ts';
import { createLogRecorder } from './log-recorder.ts';
import type { TestApp } from './start-test-app.ts';

export const terminalPassword = 'a password of a terminal';

/** A server of SIP2 at a free port of this machine. */
export function openTestSip2(server: TestApp, tls: { certPath: string; keyPath: string } | null) {
  const { db, safe, clock } = server;
  const { log, lines } = createLogRecorder();
  const deps = { db, safe, clock, log, refusedPassword: null };
  return openSip2Server(deps, { host: '127.0.0.1', port: 0, tls }).then((sip2) => ({
    ...sip2,
    logged: lines,
  }));
}

type Column = Parameters<ReturnType<TestApp['db']['insertInto']>['values']>[0];

export async function writeTerminal(
  { db, clock }: TestApp,
  overrides: object = {},
): Promise<number> {
  const row = {
    login_name: 'entrada',
    secret_hash: createHash('sha256').update(terminalPassword).digest(),
    institution: 'main',
    library_id: 1,
    service_point_id: null,
    character_set: 'utf-8',
    asks_checksum: false,
    may_lend: true,
    may_take_back: true,
    may_renew: true,
    may_take_payments: true,
    shelf_bin: '1',
    hold_bin: '2',
    transit_bin: '3',
    set_up_at: new Date(clock.now().epochMilliseconds),
    set_up_by: 4,
    ...overrides,
  } as const;
  await db
    .insertInto('institution_setting')
    .values({ key: 'selfServiceOn', value: 'true' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { id } = await db
    .insertInto('sip2_terminal')
    .values(row as Column & typeof row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface TestTerminal {
  readonly socket: Socket;
  /** Sends a message as it stands and answers what comes back, without its end; null: hung up. */
  say(message: string | Buffer): Promise<string | null>;
  /** Sends a message under a checksum, and answers what comes back as `say` does. */
  sealed(message: string, sequence: number): Promise<string | null>;
  raw(message: Buffer): Promise<Buffer | null>;
}

/** A machine that talks SIP2, as one that we did not write would. */
export async function callTerminal(
  port: number,
  socket = connect(port, '127.0.0.1'),
): Promise<TestTerminal> {
  await once(socket, 'encrypted' in socket ? 'secureConnect' : 'connect');
  let heard: Buffer = Buffer.alloc(0);
  let wake = () => {};
  let isClosed = false;
  socket.on('data', (part: Buffer) => {
    heard = Buffer.concat([heard, part]);
    wake();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    isClosed = true;
    wake();
  });
  const hear = async (): Promise<Buffer | null> => {
    for (;;) {
      const end = heard.indexOf('\r');
      if (end >= 0) {
        const line = heard.subarray(0, end);
        heard = heard.subarray(end + 1);
        return line;
      }
      if (isClosed) return null;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const raw = async (message: Buffer) => {
    socket.write(Buffer.concat([message, Buffer.from('\r')]));
    return hear();
  };
  const say = async (message: string | Buffer) =>
    (await raw(Buffer.from(message)))?.toString() ?? null;
  return {
    socket,
    raw,
    say,
    sealed: (message, sequence) => say(seal(Buffer.from(message), String(sequence))),
  };
}

export const signIn = `9300CNentrada|CO${terminalPassword}|CPx|`;

/** The fields of an answer by their names, those that come again as a list. */
export function fieldsOf(answer: string | null, fixed: number): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const part of (answer ?? '').slice(2 + fixed).split('|')) {
    const name = part.slice(0, 2);
    if (!/^[A-Z]{2}$/.test(name)) continue;
    fields[name] = name in fields ? `${fields[name]},${part.slice(2)}` : part.slice(2);
  }
  return fields;
}
