import type { Language } from '@estante/contract';
import { keptByVersions, type Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { readSettings } from '../institution/index.ts';
import { areaName } from './area-name.ts';
import type { Names } from './present-title.ts';

/** Reads what presentation names, in the language asked for. */
export const readNames: (db: Db, language: Language) => Promise<Names> = keptByVersions(readTables);

async function readTables(db: Db, language: Language): Promise<Names> {
  const [types, settings] = await Promise.all([readWorkTypes(db, language), readSettings(db)]);
  const t = translatorFor(language);
  return {
    language,
    workType: (code) => types.get(code) ?? code,
    area: (code) => areaName(code, t),
    t,
    vendors: settings,
    institution: { cod_empresa: settings.companyCode, desc_empresa: settings.name },
  };
}

export async function readWorkTypes(
  db: Db,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('work_type').selectAll().execute();
  return new Map(rows.map((row) => [row.code, row[`name_${language}`]]));
}
