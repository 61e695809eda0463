import type { Db } from '@estante/database';

/** The label of the collection that most copies of the title stand in, of those that have one. */
export function findCollectionLabel(db: Db, titleId: number) {
  return db
    .selectFrom('copy as c')
    .innerJoin('collection as co', 'co.id', 'c.collection_id')
    .innerJoin('colour_label as l', (join) =>
      join.onRef('l.code', '=', 'co.code').on('l.kind', '=', 'collection'),
    )
    .where('c.title_id', '=', titleId)
    .where('c.status', '!=', 'withdrawn')
    .groupBy(['l.code', 'l.kind', 'co.id'])
    .select(['co.name as collection', 'l.colour', 'l.name_pt', 'l.name_en', 'l.name_es'])
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('co.id')
    .limit(1)
    .executeTakeFirst();
}

/** Of a subject area: 'ddc:8', 'lcc:P'. */
export function findClassLabel(db: Db, area: string) {
  const [kind = '', code = ''] = area.split(':');
  return db
    .selectFrom('colour_label')
    .selectAll()
    .where('kind', 'in', ['ddc', 'udc', 'lcc'])
    .where('kind', '=', kind as 'ddc')
    .where('code', '=', code)
    .executeTakeFirst();
}
