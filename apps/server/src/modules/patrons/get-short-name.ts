import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { foldUsername } from '../auth/index.ts';
import { countAct } from './rate.ts';
import { findNameOf } from './repository.ts';
import { shortName } from './short-name.ts';

const rate = { act: 'name-lookup', times: 10, seconds: 3600 } as const;

/**
 * Gets a short name. Each look-up counts, found or not: a person who goes through user names gets ten answers an hour.
 */
export function getShortName({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): UseCase<typeof endpoints.getShortName> {
  return async ({ params: { user } }, { person }) => {
    const counted = await countAct(db, person.personId, rate, clock.now());
    if (counted.kind === 'gone') return refuse(401, 'SessaoExpirada');
    if (counted.kind === 'tooMany') {
      const minutos = Math.ceil(counted.seconds / 60);
      return { ...refuse(429, 'MuitasConsultas', { minutos }), retryAfter: counted.seconds };
    }
    const name = await findNameOf(db, foldUsername(user));
    return name === null
      ? refuse(404, 'NaoEncontrado')
      : { status: 200, body: { nome: shortName(name) } };
  };
}
