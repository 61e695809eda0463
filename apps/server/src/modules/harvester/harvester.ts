import { createLoop, type Loop } from '../../platform/jobs/loop.ts';
import { readLogos } from './logo/read-logos.ts';
import { harvestInstitution, type HarvestDeps } from './harvest-institution.ts';
import { takeDue } from './harvest-repository.ts';

interface HarvesterDeps extends HarvestDeps {
  readonly log: { error(details: object, message: string): void };
  /** Milliseconds between two looks. */
  readonly interval?: number;
}

/** Harvests each institution when its time has come, one after the other. */
export function createHarvester(deps: HarvesterDeps): Loop {
  const { log, interval = 15_000 } = deps;
  const pass = async (signal: AbortSignal) => {
    await readLogos(deps, new Date(deps.clock.now().epochMilliseconds), signal);
    await harvestDue(deps, signal);
  };
  return createLoop(pass, {
    interval,
    onError: (err) => log.error({ err }, 'harvest of the network failed'),
  });
}

/**
 * Harvests until no institution is due. One that fails in a way nobody foresaw is come back to when its turn has run
 * out.
 */
export async function harvestDue(deps: HarvestDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = new Date(deps.clock.now().epochMilliseconds);
    const taken = await takeDue(deps.db, now);
    if (!taken) return;
    const outcome = await harvestInstitution(deps, taken, signal);
    if (outcome === 'put off' && signal.aborted) return;
  }
}
