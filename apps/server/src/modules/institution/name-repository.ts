import { nameLists, type endpoints, type NameList, type Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql, type RawBuilder } from 'kysely';

type WireName = Success<typeof endpoints.getNames>['nomes'][number];

const tables = {
  campus: 'campus',
  biblioteca: 'library',
  ponto_atendimento: 'service_point',
  localizacao: 'location',
  colecao: 'collection',
  tipo_emprestimo: 'loan_type',
  categoria: 'patron_category',
} as const satisfies Readonly<Record<NameList, string>>;

/** Name of the campus or library that an entry `n` belongs to, by list. */
const belongsTo: Partial<Record<NameList, RawBuilder<string>>> = {
  biblioteca: sql`(select c.name from campus c where c.id = n.campus_id)`,
  ponto_atendimento: sql`(select b.name from library b where b.id = n.library_id)`,
};

/** All names, list after list, each by the network's own. */
export async function findNames(db: Db): Promise<WireName[]> {
  const lists = nameLists.map(
    (list, place) => sql`
      select ${sql.lit(place)} as place, ${sql.lit(list)} as lista, n.id as codigo, n.name,
        json_build_object('pt', n.name, 'en', n.name_en, 'es', n.name_es) as nome,
        ${belongsTo[list] ?? sql.lit('')} as de
      from ${sql.table(tables[list])} n`,
  );
  const { rows } = await sql<WireName>`
    select lista, codigo, nome, de from (${sql.join(lists, sql` union all `)}) as every
    order by place, de, name, codigo`.execute(db);
  return rows;
}

export async function writeName(
  trx: Db,
  list: NameList,
  id: number,
  { en: name_en, es: name_es }: { readonly en: string; readonly es: string },
): Promise<void> {
  await trx.updateTable(tables[list]).set({ name_en, name_es }).where('id', '=', id).execute();
}
