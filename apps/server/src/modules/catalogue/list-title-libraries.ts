import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { findAvailability } from './availability.ts';
import { titleExists } from './repository.ts';

export function listTitleLibraries(
  db: Db,
  clock: Clock,
): UseCase<typeof endpoints.listTitleLibraries> {
  return async ({ params: { id } }, { language }) => {
    const asked = { today: clock.today().toString(), language };
    const availability = (await findAvailability(db, [id], asked)).get(id);
    return availability && (await titleExists(db, id))
      ? { status: 200, body: availability }
      : refuse(404, 'AcervoNaoEncontrado', { id });
  };
}
