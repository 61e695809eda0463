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
export interface NamedTable extends CodeTable {
  name: string;
}
/** `key` is headingKey(name). */
export interface KeyedTable extends NamedTable {
  key: string;
}
