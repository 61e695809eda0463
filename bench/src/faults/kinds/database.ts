import { setTimeout as delay } from 'node:timers/promises';
import { stopPostgres } from '../databases.ts';
import { backBar, everywhere, type Fault } from '../fault.ts';
import { cameTrue, postmasterOf, processesOf, signalAll } from '../postgres-processes.ts';

const restarted: Fault = {
  name: 'database-restarted',
  on: ['own'],
  bar: backBar,
  strike: async ({ database }, seconds) => {
    await stopPostgres(database.cluster);
    await delay(seconds * 1000);
    await database.start();
    return { ended: performance.now() };
  },
};

/** Fault: the postmaster is killed. Nobody but the application starts the embedded one again. */
const postmasterKilled: Fault = {
  name: 'postmaster-killed',
  on: everywhere,
  bar: (on) => (on === 'own' ? 1 : 6),
  strike: async ({ database }) => {
    const { cluster } = database;
    const before = await postmasterOf(cluster);
    signalAll([before?.pid ?? 0], 'SIGKILL');
    const killed = performance.now();
    if (database.kind === 'embedded') return { ended: killed, note: 'nobody starts it' };
    await cameTrue(async () => (await postmasterOf(cluster)) === null, 10_000);
    await database.start();
    return { ended: performance.now() };
  },
};

const terminated: Fault = {
  name: 'connections-terminated',
  on: everywhere,
  bar: backBar,
  strike: async ({ pool }, seconds) => {
    const ends = performance.now() + seconds * 1000;
    let count = 0;
    while (performance.now() < ends) {
      const { rowCount } = await pool().query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()
         and backend_type = 'client backend' and state <> 'idle'`,
      );
      count += rowCount ?? 0;
      await delay(20);
    }
    return { ended: performance.now(), note: `${count} connections, each while it was busy` };
  },
};

const frozen: Fault = {
  name: 'database-frozen',
  on: everywhere,
  bar: backBar,
  strike: async ({ database }, seconds) => {
    const all = await processesOf(database.cluster);
    signalAll(all, 'SIGSTOP');
    await delay(seconds * 1000);
    signalAll(all, 'SIGCONT');
    return { ended: performance.now() };
  },
};

const locked: Fault = {
  name: 'tables-locked',
  on: everywhere,
  bar: backBar,
  strike: async ({ pool }, seconds) => {
    const session = await pool().connect();
    try {
      await session.query('begin');
      await session.query('lock table loan, hold, debt, session in access exclusive mode');
      await delay(seconds * 1000);
      await session.query('rollback');
    } finally {
      session.release();
    }
    return { ended: performance.now() };
  },
};

export const databaseFaults: readonly Fault[] = [
  restarted,
  postmasterKilled,
  terminated,
  frozen,
  locked,
];
