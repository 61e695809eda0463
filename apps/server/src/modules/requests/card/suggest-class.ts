import type { Db } from '@estante/database';
import type { SearchEngine } from '@estante/search-engine';
import { findTitles } from '../../catalogue/index.ts';

export interface SuggestedClass {
  readonly codigo: string;
  /** Titles that have it. */
  readonly total: number;
  /** Name of one of these titles. */
  readonly titulo: string;
}

export interface CatalogueDeps {
  readonly db: Db;
  readonly engine: SearchEngine;
}

/** Titles that are looked at for each subject, and classes that are told. */
const most = { titles: 40, classes: 5 } as const;

/** Dewey numbers of what the catalogue has of these subjects, the most frequent first. */
export async function suggestClasses(
  { db, engine }: CatalogueDeps,
  subjects: readonly string[],
): Promise<SuggestedClass[]> {
  const found = await Promise.all(
    subjects.map((text) =>
      engine.search({
        query: { kind: 'words', field: 'subject', text },
        filters: [],
        order: 'C',
        offset: 0,
        limit: most.titles,
        facets: [],
      }),
    ),
  );
  // A title of two of the subjects speaks twice.
  const ids = found.flatMap((result) => result.ids);
  const titles = new Map((await findTitles(db, [...new Set(ids)])).map((one) => [one.id, one]));
  const spoken = ids.flatMap((id) => titles.get(id) ?? []);
  return tally(spoken.map(({ description }) => description));
}

interface ClassifiedTitle {
  readonly title: string;
  readonly classifications: readonly { readonly scheme: string; readonly number: string }[];
}

/** Pure: counts the numbers of what was found; of as many the shorter, then the smaller one first. */
export function tally(found: readonly ClassifiedTitle[]): SuggestedClass[] {
  const classes = new Map<string, SuggestedClass>();
  for (const { title, classifications } of found) {
    for (const codigo of new Set(classifications.flatMap(deweyNumber))) {
      const { total = 0, titulo = title } = classes.get(codigo) ?? {};
      classes.set(codigo, { codigo, total: total + 1, titulo });
    }
  }
  return [...classes.values()]
    .sort(
      (one, other) =>
        other.total - one.total ||
        one.codigo.length - other.codigo.length ||
        (one.codigo < other.codigo ? -1 : 1),
    )
    .slice(0, most.classes);
}

/** Dewey number without the marks where it may be cut (MARC 21, 082 $a). */
function deweyNumber({ scheme, number }: ClassifiedTitle['classifications'][number]): string[] {
  const plain = number.replaceAll('/', '').trim();
  return scheme === 'ddc' && /^\d{3}(\.\d+)?$/.test(plain) ? [plain] : [];
}
