import type { endpoints, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import {
  findAvailability,
  findRelations,
  findTitles,
  isBetween,
  presentTitle,
  readNames,
  type Availability,
} from '../catalogue/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { additionalData } from './additional-data.ts';
import { readFacetNames } from './facet-name.ts';
import { findPlaces } from './title-source.ts';

type Item = Success<typeof endpoints.searchTitles>['acervos'][number];

const abstractLength = 300;

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
  const [titles, availability, names, places, nameOf] = await Promise.all([
    findTitles(db, ids),
    findAvailability(db, ids, { today: clock.today().toString(), language }),
    readNames(db, language),
    findPlaces(db, ids),
    readFacetNames(db, language),
  ]);
  const relations = await findRelations(db, titles.filter(isBetween));
  return titles.map((title) => ({
    ...presentTitle(title, names, relations.get(title.id)),
    dados_adicionais: additionalData(title, places.get(title.id) ?? [], nameOf),
    resumo: shortened(title.description.abstracts[0] ?? ''),
    disponibilidade: availability.get(title.id) as Availability,
  }));
}

/** Cut at a word's end. */
function shortened(text: string): string {
  if (text.length <= abstractLength) return text;
  const end = text.lastIndexOf(' ', abstractLength);
  return `${text.slice(0, end > 0 ? end : abstractLength)}…`;
}
