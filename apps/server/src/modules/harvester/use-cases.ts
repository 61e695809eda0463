import type { endpoints } from '@estante/contract';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { defineUseCases } from '../define-use-cases.ts';
import { changeNetwork, getNetwork } from './edit-network.ts';
import { askForHarvest } from './staff-repository.ts';
import { tryInstitution } from './try-institution.ts';

/** Use cases behind the calls by which staff keep the institutions of the network. */
export const useCases = defineUseCases((context) => ({
  getNetwork: getNetwork(context.db),
  changeNetwork: changeNetwork(context),
  tryNetworkInstitution: tryInstitution(context),
  harvestNetworkInstitution: harvestNow(context),
}));

function harvestNow({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): UseCase<typeof endpoints.harvestNetworkInstitution> {
  return async ({ params: { id }, body: { completa: isWhole } }) => {
    const now = new Date(clock.now().epochMilliseconds);
    const isThere = await askForHarvest(db, id, { now, isWhole });
    return isThere ? { status: 200, body: {} } : refuse(404, 'NaoEncontrado');
  };
}
