import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A civil date: 'YYYY-MM-DD' both ways. */
export type CivilDate = string;
/** jsonb written as text, read as the value. */
export type Json<T extends object | null> = JSONColumnType<T>;

export type Language = 'pt' | 'en' | 'es';

export interface CodeTable {
  id: Generated<number>;
  code: string;
}
/** `name` is the network's own, in Portuguese; an empty one in another language is that. */
export interface Names {
  name: string;
  name_en: Generated<string>;
  name_es: Generated<string>;
}
export interface NamedTable extends CodeTable, Names {}
/** `key` is headingKey(name). */
export interface KeyedTable extends CodeTable {
  name: string;
  key: string;
}

/**
 * Number of the person or login whose row it is while it is open; afterwards it may be nobody's,
 * null.
 */
export type Nobodys = ColumnType<number | null, number, null>;
/** A column that may be null, and is so where nothing is written. */
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type NullableDate = Nullable<CivilDate>;
export type NullableMoment = Nullable<Date>;
