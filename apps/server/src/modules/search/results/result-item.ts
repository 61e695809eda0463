import type { endpoints, Language, Success } from '@estante/contract';
import { keptByVersions, type Db } from '@estante/database';
import {
  findHeldItems,
  findRelations,
  findTitles,
  isBetween,
  presentTitle,
  readAvailability,
  readNames,
} from '../../catalogue/index.ts';
import { findLibraries } from '../../libraries/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import { additionalData } from '../facets/additional-data.ts';
import { readFacetNames } from '../facets/facet-name.ts';
import { placesOf } from '../index-sync/place.ts';

type Item = Success<typeof endpoints.searchTitles>['acervos'][number];

const abstractLength = 240;

export interface ResultItemDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** The lines of a result, in the order of the ids. */
export async function readResultItems(
  { db, clock }: ResultItemDeps,
  ids: readonly number[],
  language: Language,
): Promise<Item[]> {
  const asked = { today: clock.today().toString(), language };
  const [titles, held, availabilityOf, names, campusOf, nameOf] = await Promise.all([
    findTitles(db, ids),
    findHeldItems(db, ids),
    readAvailability(db, asked),
    readNames(db, language),
    readCampuses(db, language),
    readFacetNames(db, language),
  ]);
  const relations = await findRelations(db, titles.filter(isBetween));
  return titles.map((title) => {
    const items = held.get(title.id) ?? [];
    return {
      ...presentTitle(title, names, relations.get(title.id)),
      dados_adicionais: additionalData(title, placesOf(items, campusOf), nameOf),
      resumo: shortened(title.description.abstracts[0] ?? ''),
      disponibilidade: availabilityOf(items),
    };
  });
}

/** The campus of each library, by their numbers. */
const readCampuses = keptByVersions(
  async (db: Db, language: Language): Promise<ReadonlyMap<number, number>> => {
    const libraries = await findLibraries(db, language);
    return new Map(libraries.map(({ id, campus_id }) => [id, campus_id]));
  },
);

/** Shortens a text at a word's end. */
function shortened(text: string): string {
  if (text.length <= abstractLength) return text;
  const end = text.lastIndexOf(' ', abstractLength);
  return `${text.slice(0, end > 0 ? end : abstractLength)}…`;
}
