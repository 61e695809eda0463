import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { presentPerson } from './get-personal-data.ts';
import { removeOpenRequest } from './repository.ts';

/** Withdraws a request; doing so once more changes nothing. */
export function withdrawRequest(deps: {
  readonly db: Db;
  readonly clock: Clock;
}): UseCase<typeof endpoints.withdrawPersonalDataRequest> {
  return async (_request, { person: { personId } }) => {
    await removeOpenRequest(deps.db, personId);
    return presentPerson(deps, personId);
  };
}
