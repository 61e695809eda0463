import type { Db, ReadingKind } from '@estante/database';
import { sql } from 'kysely';
import { sheets } from '../circulation/index.ts';

/** A reading of a plan as it is written on a line: 'basica | citation | acervo 12', the title where there is one. */
export interface ReadingLine {
  readonly kind: ReadingKind;
  readonly citation: string;
  readonly titleId: number | null;
}

const kinds: Readonly<Record<string, ReadingKind>> = {
  obrigatoria: 'required',
  basica: 'basic',
  complementar: 'complementary',
};

/** Readings that the lines say; `wrong` is the first line that is no reading. */
export function readReadings(
  text: string,
): { readonly readings: readonly ReadingLine[] } | { readonly wrong: string } {
  const readings: ReadingLine[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue;
    const reading = readLine(line);
    if (!reading) return { wrong: line };
    readings.push(reading);
  }
  return { readings };
}

/** A citation may hold bars of its own: the kind stands before the first, the title or nothing after the last. */
function readLine(line: string): ReadingLine | null {
  const [first = '', ...rest] = line.split('|').map((part) => part.trim());
  const kind = kinds[sheets.fold(first)];
  const last = rest.at(-1) ?? '';
  const number = /^acervo\s*([1-9]\d{0,8})$/i.exec(last)?.[1];
  const isEnded = rest.length > 1 && (last === '' || number !== undefined);
  const citation = (isEnded ? rest.slice(0, -1) : rest).join(' | ').trim();
  if (!kind || citation === '') return null;
  return { kind, citation, titleId: isEnded && number !== undefined ? Number(number) : null };
}

/**
 * Lines with 'acervo' before the number of a title, which stands bare at their end in files of
 * before, and of other hands.
 */
export function markTitles(text: string): string {
  return text.replaceAll(/^([^|\n]*\|.*\|)[^\S\n]*([1-9]\d{0,8})[^\S\n]*$/gm, '$1 acervo $2');
}

/** Numbers of titles that the lines name and that are not there. */
export async function findMissingTitles(
  db: Db,
  readings: readonly ReadingLine[],
): Promise<readonly number[]> {
  const named = readings.flatMap(({ titleId }) => titleId ?? []);
  if (named.length === 0) return [];
  const { rows } = await sql<{ id: number }>`select distinct named.id
    from unnest(${named}::integer[]) as named (id)
    where not exists (select from title where title.id = named.id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** The readings of a plan `n` as lines, in their order. */
export const writtenReadings = sql<string>`coalesce((
  select string_agg(case i.kind when 'required' then 'obrigatoria' when 'basic' then 'basica'
      else 'complementar' end || ' | ' || regexp_replace(i.citation, '\\s+', ' ', 'g')
      || coalesce(' | acervo ' || i.title_id, case when i.citation like '%|%' then ' |' else '' end),
    E'\n' order by i.position)
  from bibliography_item i where i.plan_id = n.id), '')`;

/** Makes a plan list exactly these readings. */
export async function writeReadings(
  trx: Db,
  planId: number,
  readings: readonly ReadingLine[],
): Promise<void> {
  await trx.deleteFrom('bibliography_item').where('plan_id', '=', planId).execute();
  if (readings.length === 0) return;
  const items = readings.map(({ kind, citation, titleId }, position) => ({
    plan_id: planId,
    position,
    kind,
    citation,
    title_id: titleId,
  }));
  await trx.insertInto('bibliography_item').values(items).execute();
}
