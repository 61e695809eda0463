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
/**
 * Names of an entry. `name` is the network's own, in Portuguese; an empty name in another language falls back to it.
 */
export interface Names {
  name: string;
  name_en: Generated<string>;
  name_es: Generated<string>;
}
export interface NamedTable extends CodeTable, Names {}
/** Table whose `key` is headingKey(name). */
export interface KeyedTable extends CodeTable {
  name: string;
  key: string;
}

/** Number of the person or login that owns the row while it is open; afterwards it may be null, without an owner. */
export type OpenRowOwner = ColumnType<number | null, number, null>;
/** Column that may be null, and is null by default. */
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type NullableDate = Nullable<CivilDate>;
export type NullableMoment = Nullable<Date>;
