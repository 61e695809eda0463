import type { Success, endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { AuthorityQuery } from './heading-conditions.ts';
import { typeCodes } from './heading-type.ts';
import { relationCodes, type AlsoRelation } from './relation.ts';
import type { HeadingRow } from './repository.ts';
import { datesIn } from './dates.ts';
import { noTitles, readTotals } from './totals.ts';

export type AuthorityEntry = Success<typeof endpoints.searchAuthorities>['autoridades'][number];

interface Reference {
  readonly heading: number;
  readonly relation: 'variant' | AlsoRelation;
  readonly text: string;
  /** Heading that the reference names, where there is such a one. */
  readonly target: number | null;
  /** Whether the reference has the words that were looked for. */
  readonly isMet: boolean;
}

/** Makes entries of the list: each heading with its totals, the forms not used and the see-also references. */
export async function readEntries(
  db: Db,
  headings: readonly HeadingRow[],
  sought: AuthorityQuery,
): Promise<AuthorityEntry[]> {
  const ids = headings.map(({ id }) => id);
  const [totals, references] = await Promise.all([
    readTotals(db, ids),
    readReferences(db, ids, sought),
  ]);
  return headings.map((heading) => {
    const own = references.get(heading.id) ?? [];
    const variants = own.filter(({ relation }) => relation === 'variant');
    return {
      cod_autoridade: heading.id,
      tipo: typeCodes[heading.type],
      nome: heading.text,
      datas: heading.type === 'person' ? datesIn(heading.text) : '',
      ...(totals.get(heading.id) ?? noTitles),
      variantes: variants.map(({ text }) => text),
      variantes_encontradas: heading.isMet
        ? []
        : variants.filter(({ isMet }) => isMet).map(({ text }) => text),
      ver_tambem: own.flatMap(seeAlso),
    };
  });
}

function seeAlso({ relation, text, target }: Reference): AuthorityEntry['ver_tambem'] {
  if (relation === 'variant') return [];
  return [{ relacao: relationCodes[relation], nome: text, cod_autoridade: target }];
}

/** Forms not used first, by their texts; then see-also references, each by what it is and its text. */
async function readReferences(
  db: Db,
  ids: readonly number[],
  sought: AuthorityQuery,
): Promise<ReadonlyMap<number, Reference[]>> {
  const { rows } = await sql<Reference>`
    select distinct a.heading_id as heading, r.relation, coalesce(t.text, r.text) as text,
      r.key collate "C" as key, t.id as target,
      ${sought.words.all === '' ? sql`false` : sql`coalesce(r.words @@ ${sought.words.all}::tsquery, false)`} as "isMet"
    from authority a
      join heading_reference r on r.authority_id = a.id
      left join heading t on r.relation <> 'variant' and t.type = r.type and t.key = r.key
    where a.heading_id = any(${ids}) and t.id is distinct from a.heading_id
    order by heading, relation, key`.execute(db);
  return Map.groupBy(rows, ({ heading }) => heading);
}
