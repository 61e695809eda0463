import { RefusedStart } from '@estante/test-support/started-application';
import { everywhere, startBar, type Fault } from '../fault.ts';
import { cameTrue, postmasterOf, signalAll } from '../postgres-processes.ts';
import type { Scene } from '../scene.ts';

/** Starts the server as npm start does. Returns the moment, and the output where the start failed. */
export async function startAgain({ server }: Scene) {
  const ended = performance.now();
  try {
    await server.start();
    return { ended, wrong: [] };
  } catch (error) {
    if (!(error instanceof RefusedStart)) throw error;
    const said = error.output.trim().split('\n').slice(-3).join(' ');
    return { ended, wrong: [`the start was refused: ${said}`] };
  }
}

const killed: Fault = {
  name: 'server-killed',
  on: everywhere,
  bar: startBar,
  strike: async (scene) => {
    await scene.server.stop('SIGKILL');
    return startAgain(scene);
  },
};

const stopped: Fault = {
  name: 'server-stopped',
  on: everywhere,
  bar: startBar,
  strike: async (scene) => {
    const { server, observation } = scene;
    const asked = performance.now();
    const code = await server.stop('SIGTERM');
    const took = (performance.now() - asked) / 1000;
    const again = await startAgain(scene);
    const cut = observation.cutAt(asked);
    const wrong = [
      ...(cut > 0 ? [`${cut} calls under way were cut`] : []),
      ...(code === 0 ? [] : [`it ended with ${code}`]),
      ...again.wrong,
    ];
    return { ended: again.ended, note: `stopped in ${took.toFixed(1)} s`, wrong };
  },
};

/** Fault: application and PostgreSQL die at once, and PostgreSQL dies again during its recovery. */
const killedInRecovery: Fault = {
  name: 'killed-in-recovery',
  on: everywhere,
  bar: startBar,
  strike: async (scene) => {
    const { server, database } = scene;
    const { cluster } = database;
    const before = await postmasterOf(cluster);
    signalAll([before?.pid ?? 0], 'SIGKILL');
    await server.stop('SIGKILL');
    await cameTrue(async () => (await postmasterOf(cluster)) === null, 10_000);
    const starting = Promise.allSettled([database.start(), server.start()]);
    const inRecovery = await killNext(cluster);
    // A manager of services starts it again.
    await database.start();
    const ended = performance.now();
    await starting;
    const note = inRecovery ? 'killed before it was ready' : 'killed once it was ready';
    if (server.isRunning) return { ended, note: `${note}; it went on` };
    return { ...(await startAgain(scene)), note: `${note}; started a second time` };
  },
};

/** Kills the next postmaster as soon as it appears. Returns whether it was not ready yet. */
async function killNext(cluster: string): Promise<boolean> {
  let wasReady = false;
  await cameTrue(async () => {
    const next = await postmasterOf(cluster);
    if (!next) return false;
    wasReady = next.isReady;
    signalAll([next.pid], 'SIGKILL');
    return true;
  }, 30_000);
  return !wasReady;
}

export const serverFaults: readonly Fault[] = [killed, stopped, killedInRecovery];
