import { activities, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { readIdentities } from '../authorities/index.ts';
import { findAvailability, findTitles, type Availability } from '../catalogue/index.ts';
import { isActivityOn, readSettings } from '../institution/index.ts';
import { findRatings } from '../title-comments/index.ts';
import { citationTags } from './citation-tags.ts';
import { schemaOf } from './schema-org.ts';

interface MetadataDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Reads the ratings of a title; none while comments are off. */
async function readRatings(db: Db, id: number) {
  const isOn = await isActivityOn(db, activities.titleComments);
  return isOn ? findRatings(db, id) : null;
}

export function getTitleMetadata({
  db,
  clock,
}: MetadataDeps): UseCase<typeof endpoints.getTitleMetadata> {
  return async ({ params: { id } }, { language }) => {
    const [[title], availability, settings, ratings] = await Promise.all([
      findTitles(db, [id]),
      findAvailability(db, [id], { today: clock.today().toString(), language }),
      readSettings(db),
      readRatings(db, id),
    ]);
    if (!title) return refuse(404, 'AcervoNaoEncontrado', { id });
    const agents = title.headings.filter(({ relation }) => relation === 'agent');
    const headings = agents.map(({ headingId }) => headingId);
    const dados = schemaOf({
      identities: await readIdentities(db, headings, [id]),
      title,
      // There is one for each number asked for.
      availability: availability.get(id) as Availability,
      institution: settings.name,
      ratings,
    });
    return { status: 200, body: { citacao: citationTags(title), dados: { ...dados } } };
  };
}
