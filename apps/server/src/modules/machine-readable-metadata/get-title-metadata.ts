import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { findAvailability, findTitles, type Availability } from '../catalogue/index.ts';
import { readSettings } from '../institution/index.ts';
import { citationTags } from './citation-tags.ts';
import { schemaOf } from './schema-org.ts';

interface MetadataDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function getTitleMetadata({
  db,
  clock,
}: MetadataDeps): UseCase<typeof endpoints.getTitleMetadata> {
  return async ({ params: { id } }, { language }) => {
    const [[title], availability, settings] = await Promise.all([
      findTitles(db, [id]),
      findAvailability(db, [id], { today: clock.today().toString(), language }),
      readSettings(db),
    ]);
    if (!title) return refuse(404, 'AcervoNaoEncontrado', { id });
    const dados = schemaOf({
      title,
      // There is one for each number asked for.
      availability: availability.get(id) as Availability,
      institution: settings.name,
    });
    return { status: 200, body: { citacao: citationTags(title), dados: { ...dados } } };
  };
}
