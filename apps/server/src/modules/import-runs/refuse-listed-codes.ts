import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import type { CodeTable } from '../import/index.ts';
import type { RunOptions } from './run.ts';

/** Refuses to map codes that a library or an entry of their list has itself, as the command does: those come first. */
export async function refuseListedCodes(
  db: Db,
  { mapped, codes }: RunOptions,
  language: Language,
): Promise<Refusal | null> {
  const t = translatorFor(language);
  const libraries = mapped.map(({ code, libraryId }) => ({ code, id: libraryId }));
  const ofLibraries = await listedCodes(db, 'library', libraries);
  const fields = mapped.flatMap(({ code }, at) => {
    const mensagem = t('staffLibraries.entryCode', { code });
    return ofLibraries.has(code) ? [{ campo: `opcoes.bibliotecas.${at}.codigo`, mensagem }] : [];
  });
  for (const [table, some] of Map.groupBy(codes, (one) => one.table)) {
    const said = some.map(({ code, entryId }) => ({ code, id: entryId }));
    const ofList = await listedCodes(db, table, said);
    for (const one of some.filter(({ code }) => ofList.has(code))) {
      const mensagem = t('imports.entryCode', { code: one.code });
      fields.push({ campo: `opcoes.siglas.${codes.indexOf(one)}.codigo`, mensagem });
    }
  }
  return fields.length === 0 ? null : refuseFields(fields, language);
}

/** Codes that another than the one they are said to mean has as its own. */
async function listedCodes(
  db: Db,
  table: CodeTable | 'library',
  said: readonly { readonly code: string; readonly id: number }[],
): Promise<ReadonlySet<string>> {
  if (said.length === 0) return new Set();
  const codes = said.map(({ code }) => code);
  const rows = await db
    .selectFrom(table)
    .select(['id', 'code'])
    .where('code', 'in', codes)
    .execute();
  const owners = new Map(rows.map(({ id, code }) => [code, id]));
  return new Set(said.flatMap(({ code, id }) => ((owners.get(code) ?? id) === id ? [] : [code])));
}
