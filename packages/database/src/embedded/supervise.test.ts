import { expect, test } from 'vitest';
import type { StartResult } from './start-embedded-postgres.ts';
import type { StartedPostgres } from './start-server.ts';
import { supervise } from './supervise.ts';

interface Server extends StartedPostgres {
  /** Ends the server as if somebody had killed it. */
  kill(): void;
  readonly stops: () => number;
}

function aServer(): Server {
  const exit = Promise.withResolvers<{ code: null; signal: 'SIGKILL' }>();
  let stops = 0;
  const kill = () => exit.resolve({ code: null, signal: 'SIGKILL' });
  return {
    kind: 'started',
    connectionString: 'postgresql://127.0.0.1:1/postgres',
    exited: exit.promise,
    kill,
    stops: () => stops,
    stop: async () => {
      stops += 1;
      kill();
    },
  };
}

const refused = (reason: string): StartResult => ({ kind: 'unavailable', reason });

/** The first server, and what each further start comes to; the last outcome goes on. */
function supervised(...outcomes: readonly StartResult[]) {
  const first = aServer();
  const log: string[] = [];
  let starts = 0;
  const startAgain = async () => {
    starts += 1;
    return outcomes[Math.min(starts, outcomes.length) - 1] ?? refused('none');
  };
  const postgres = supervise(first, {
    startAgain,
    log: (line) => log.push(line),
    pauses: [0, 1, 1],
  });
  return { first, postgres, log, starts: () => starts };
}

test('a server that ends is started again, however often', async () => {
  const second = aServer();
  const third = aServer();
  const { first, starts } = supervised(second, third);
  first.kill();
  await expect.poll(starts).toBe(1);
  second.kill();
  await expect.poll(starts).toBe(2);
});

test('it is tried several times in a row, and then given up with the reason', async () => {
  const { first, postgres, starts } = supervised(refused('damaged'));
  first.kill();
  expect(await postgres.failed).toBe('damaged');
  expect(starts()).toBe(3);
});

test('a server that starts after refusals is kept', async () => {
  const second = aServer();
  const { first, log } = supervised(
    refused('not yet'),
    { kind: 'already-running', pid: 7 },
    second,
  );
  first.kill();
  await expect.poll(() => log.at(-1)).toBe('PostgreSQL runs again');
});

test('a full disk is waited for as long as it takes', async () => {
  const { first, starts, postgres } = supervised(refused('write: No space left on device'));
  first.kill();
  await expect.poll(starts).toBeGreaterThan(20);
  await postgres.stop();
});

test('a server that is stopped is not started again', async () => {
  const { first, postgres, starts } = supervised(aServer());
  await postgres.stop();
  expect(first.stops()).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(starts()).toBe(0);
});

test('the server that runs at the time is the one that is stopped', async () => {
  const second = aServer();
  const { first, postgres, log } = supervised(second);
  first.kill();
  await expect.poll(() => log.at(-1)).toBe('PostgreSQL runs again');
  await postgres.stop();
  expect(second.stops()).toBe(1);
});
