import type { Language } from '@estante/contract';
import type { Database, Db } from '@estante/database';
import { sql, type Selectable, type SqlBool } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import { findHeldItems } from './held-items.ts';

export type LabelRow = Selectable<Database['colour_label']>;

/** The label of the collection that most copies of the title stand in, of those that have one. */
export async function findCollectionLabel(db: Db, titleId: number, language: Language) {
  const [held, labels] = await Promise.all([
    findHeldItems(db, [titleId]),
    findCollectionLabels(db, language),
  ]);
  const here = (held.get(titleId) ?? []).filter(({ isWithdrawn }) => !isWithdrawn);
  const copiesIn = (collection: number) =>
    here.reduce(
      (sum, { collectionId, items }) => sum + (collectionId === collection ? items : 0),
      0,
    );
  return labels
    .map((label) => ({ label, copies: copiesIn(label.collectionId) }))
    .filter(({ copies }) => copies > 0)
    .toSorted((a, b) => b.copies - a.copies || a.label.collectionId - b.label.collectionId)[0]
    ?.label;
}

function findCollectionLabels(db: Db, language: Language) {
  return db
    .selectFrom('collection as co')
    .innerJoin('colour_label as l', (join) =>
      join.onRef('l.code', '=', 'co.code').on('l.kind', '=', 'collection'),
    )
    .select(['co.id as collectionId', nameIn('co', language).as('collection')])
    .selectAll('l')
    .execute();
}

/**
 * The label of the classes that a number is among; of several, the one that begins closest to it.
 */
export function findClassLabel(db: Db, kind: 'ddc' | 'udc' | 'lcc', number: string) {
  return db
    .selectFrom('colour_label')
    .selectAll()
    .where('kind', '=', kind)
    .where(sql<SqlBool>`code collate "C" <= ${number}`)
    .where(sql<SqlBool>`left(${number}, length(until)) collate "C" <= until`)
    .orderBy(sql`code collate "C"`, 'desc')
    .orderBy(sql`until collate "C"`)
    .limit(1)
    .executeTakeFirst();
}

/** All labels: collections first, then classes in their order. */
export function findLabels(db: Db): Promise<LabelRow[]> {
  return db
    .selectFrom('colour_label')
    .selectAll()
    .orderBy(sql`array_position(array['collection', 'ddc', 'udc', 'lcc'], kind)`)
    .orderBy(sql`code collate "C"`)
    .orderBy(sql`until collate "C"`)
    .execute();
}

export function findCollections(db: Db, language: Language) {
  return db
    .selectFrom('collection as co')
    .select(['co.code', nameIn('co', language).as('name')])
    .orderBy('name')
    .orderBy('co.code')
    .execute();
}

/** Writes these labels and no others. */
export async function writeLabels(trx: Db, labels: readonly LabelRow[]): Promise<void> {
  await trx.deleteFrom('colour_label').execute();
  if (labels.length > 0)
    await trx
      .insertInto('colour_label')
      .values([...labels])
      .execute();
}
