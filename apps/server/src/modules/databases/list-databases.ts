import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { nameIn, textIn } from '../../platform/sql/name-in.ts';

const accesses = { open: 'livre', subscription: 'assinatura' } as const;

export function listDatabases(db: Db): UseCase<typeof endpoints.listDatabases> {
  return async (_input, { language }) => {
    const rows = await readDatabases(db, language);
    const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
    const areas = areaNames(rows);
    const body = rows
      .toSorted((a, b) => compare(a.name, b.name) || a.id - b.id)
      .map((row) => ({
        cod_base: row.id,
        nome: row.name,
        nome_completo: row.full_name,
        area: row.area,
        nome_area: areas.get(row.area) ?? row.area,
        descricao: row.description,
        endereco: row.address,
        acesso: accesses[row.access],
      }));
    return { status: 200, body };
  };
}

function readDatabases(db: Db, language: Language) {
  return db
    .selectFrom('database_resource as d')
    .select([
      'd.id',
      nameIn('d', language).as('name'),
      'd.full_name',
      'd.area',
      textIn('d', 'area', language).as('areaName'),
      textIn('d', 'description', language).as('description'),
      'd.address',
      'd.access',
    ])
    .orderBy('d.id')
    .execute();
}

interface InArea {
  readonly area: string;
  readonly areaName: string;
}

/** Names of areas: each is named once in a language, by the first of its databases that does so. */
function areaNames(rows: readonly InArea[]): ReadonlyMap<string, string> {
  const named = rows.filter(({ area, areaName }) => areaName !== area).toReversed();
  return new Map(named.map(({ area, areaName }) => [area, areaName]));
}
