import type { endpoints, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import {
  findAvailability,
  findRelations,
  findTitles,
  isBetween,
  presentTitle,
  readNames,
} from '../catalogue/index.ts';

type Item = Success<typeof endpoints.searchTitles>['acervos'][number];

const abstractLength = 300;

/** The lines of a result, in the order of the ids. */
export async function readResultItems(
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<Item[]> {
  const [titles, availability, names] = await Promise.all([
    findTitles(db, ids),
    findAvailability(db, ids),
    readNames(db, language),
  ]);
  const relations = await findRelations(db, titles.filter(isBetween));
  const none = { exemplares: 0, disponiveis: 0, bibliotecas: [] };
  return titles.map((title) => ({
    ...presentTitle(title, names, relations.get(title.id)),
    resumo: shortened(title.description.abstracts[0] ?? ''),
    disponibilidade: availability.get(title.id) ?? none,
  }));
}

/** Cut at a word's end. */
function shortened(text: string): string {
  if (text.length <= abstractLength) return text;
  const end = text.lastIndexOf(' ', abstractLength);
  return `${text.slice(0, end > 0 ? end : abstractLength)}…`;
}
