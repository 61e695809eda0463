import type { Db } from '@estante/database';
import { OutsideFault, type OutsideServers } from '../../../platform/outside/outside-server.ts';
import { drawLogo, type DrawnLogo } from './draw-logo.ts';
import { findLogosToRead, removeLogos, writeLogo } from './logo-repository.ts';

interface LogoDeps {
  readonly db: Db;
  readonly outsideServers: Pick<OutsideServers, 'read'>;
}

const bounds = { patience: 15_000, longest: 2 * 1_048_576 };

/** Reads the logos that are due. One that cannot be had, or is not a picture, is left until tomorrow. */
export async function readLogos(deps: LogoDeps, now: Date, signal: AbortSignal): Promise<void> {
  await removeLogos(deps.db);
  for (const due of await findLogosToRead(deps.db, now)) {
    if (signal.aborted) return;
    await writeLogo(deps.db, due, await readLogo(deps, due.url, signal), now);
  }
}

async function readLogo(
  { outsideServers }: LogoDeps,
  url: string,
  signal: AbortSignal,
): Promise<DrawnLogo | null> {
  try {
    const { status, body } = await outsideServers.read(new URL(url), { ...bounds, signal });
    return status === 200 ? await drawLogo(body) : null;
  } catch (error) {
    if (error instanceof OutsideFault) return null;
    throw error;
  }
}
