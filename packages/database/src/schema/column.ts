import type { Generated, JSONColumnType } from 'kysely';

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
