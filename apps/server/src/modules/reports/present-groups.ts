import type { CollectionGroup, Language } from '@estante/contract';
import type { Translate } from '@estante/phrases';
import { sql } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import { areaName, languageName, readWorkTypes } from '../catalogue/index.ts';
import type { Cell, RawReport, ReportOrder } from './report.ts';
import { firstDecade } from './collection-groups.ts';

type NameLookup = (key: string) => string;

interface Groups<Counts> {
  /** Titles of the columns of numbers. */
  readonly titles: readonly string[];
  readonly lines: readonly Counts[];
  readonly cells: (counts: Counts) => Cell[];
}

/** A line of numbers for each of a group, by its name; all of them are added up. */
export async function presentGroups<Counts extends { readonly key: string | null }>(
  order: ReportOrder,
  group: CollectionGroup,
  { titles, lines, cells }: Groups<Counts>,
): Promise<Pick<RawReport, 'columns' | 'lines' | 'summed'>> {
  const name = await readGroupNames(order, group);
  return {
    columns: [
      { title: order.t(`reports.groups.${group}`), type: 'texto' },
      ...titles.map((title) => ({ title, type: 'numero' as const })),
    ],
    lines: lines.map((counts) => ({ cells: [name(counts.key), ...cells(counts)] })),
    summed: titles.map((_title, at) => at + 1),
  };
}

/** Reads the names of the lines of a group. */
async function readGroupNames(
  order: ReportOrder,
  group: CollectionGroup,
): Promise<(key: string | null) => string> {
  const name = await readNames(order, group);
  return (key) => (key === null ? order.t(`reports.unsaid.${group}`) : name(key));
}

async function readNames(order: ReportOrder, group: CollectionGroup): Promise<NameLookup> {
  const { db, t, language } = order;
  switch (group) {
    case 'tipo':
      return named(await readWorkTypes(db, language));
    case 'biblioteca':
      return named(await readNamesById(order, 'library'));
    case 'campus':
      return named(await readNamesById(order, 'campus'));
    case 'classe':
      return (key) => className(key, t);
    case 'idioma':
      return (key) => capital(languageName(key, language), language);
    case 'ano':
      return (key) =>
        key === '0'
          ? t('reports.untilYear', { year: String(firstDecade - 1) })
          : `${key}–${Number(key) + 9}`;
  }
}

function named(names: ReadonlyMap<string, string>): NameLookup {
  return (key) => names.get(key) ?? key;
}

/** Names of a table's rows in the language of a report, by their numbers as keys of lines are. */
export async function readNamesById(
  { db, language }: ReportOrder,
  table: 'library' | 'campus' | 'patron_category',
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${nameIn('n', language)} as name from ${sql.table(table)} n`.execute(db);
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}

/** '8 Literatura'; of the Library of Congress 'P Língua e literatura'. */
function className(key: string, t: Translate): string {
  const code = key.includes(':') ? key : `ddc:${key}`;
  return `${code.slice(4)} ${areaName(code, t)}`;
}

function capital(name: string, language: Language): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
