import type { endpoints, Language, Success } from '@estante/contract';
import type { Db, InterestKind } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readWorkTypes } from '../catalogue/index.ts';
import { readResultItems } from '../search/index.ts';
import type { InterestDeps } from './add-entries.ts';
import { areaNames } from './areas.ts';
import { findCame, type CameRow } from './matching-title-repository.ts';
import { kindsFollowed } from './kinds-on.ts';
import { findInterests, type InterestRow } from './repository.ts';

type InterestTitle = Success<typeof endpoints.listInterestTitles>['titulos'][number];

const pageSize = 20;

/**
 * Titles that came for the asker's interests from one month back to today, whatever was told of
 * already.
 */
export function listInterestTitles({
  db,
  clock,
}: InterestDeps): UseCase<typeof endpoints.listInterestTitles> {
  return async ({ query: { pagina } }, { person: { personId }, language }) => {
    const today = clock.today();
    const days = { from: today.subtract({ months: 1 }).toString(), to: today.toString() };
    const kinds = await kindsFollowed(db);
    const own = await findOwn(db, personId, kinds, days.to);
    const ids = own.map(({ id }) => id);
    const came = own.length === 0 ? [] : await findCame(db, ids, days);
    const shown = came.slice((pagina - 1) * pageSize, pagina * pageSize);
    const titulos = await present({ db, clock }, shown, own, language);
    return {
      status: 200,
      body: {
        data_ini: days.from,
        data_fim: days.to,
        tem_perfil: own.length > 0,
        total: came.length,
        pagina,
        quantidade: pageSize,
        titulos,
      },
    };
  };
}

async function findOwn(db: Db, personId: number, kinds: readonly InterestKind[], today: string) {
  if (kinds.length === 0) return [];
  const rows = await findInterests(db, personId, kinds);
  return rows.filter(({ valid_to }) => valid_to >= today);
}

async function present(
  deps: InterestDeps,
  came: readonly CameRow[],
  own: readonly InterestRow[],
  language: Language,
): Promise<InterestTitle[]> {
  const items = await readResultItems(
    deps,
    came.map(({ titleId }) => titleId),
    language,
  );
  const names = await nameInterests(deps.db, own, language);
  const byId = new Map(items.map((item) => [item.cod_acervo, item]));
  return came.flatMap(({ titleId, day, interests, issues }) => {
    const acervo = byId.get(titleId);
    if (!acervo) return [];
    const found = interests.flatMap((id) => names.get(id) ?? []);
    const ofSerial = issues.map((descricao) => ({ tipo: 'periodico' as const, descricao }));
    return [{ acervo, data: day, motivos: [...ofSerial, ...found] }];
  });
}

/** Names of interests by their numbers; those of serials have none, as their issues name them. */
async function nameInterests(db: Db, own: readonly InterestRow[], language: Language) {
  const workTypes = await readWorkTypes(db, language);
  const areas = areaNames(language);
  return new Map(
    own.flatMap((row) => {
      const reason = reasonOf(row, workTypes, areas);
      return reason ? [[row.id, reason] as const] : [];
    }),
  );
}

type Names = ReadonlyMap<string, string>;

function reasonOf(
  { kind, heading, area, work_type }: InterestRow,
  workTypes: Names,
  areas: Names,
): InterestTitle['motivos'][number] | null {
  switch (kind) {
    case 'author':
      return { tipo: 'autor', descricao: heading ?? '' };
    case 'subject':
      return { tipo: 'assunto', descricao: heading ?? '' };
    case 'area':
      return { tipo: 'area', descricao: areas.get(area ?? '') ?? '' };
    case 'work-type':
      return { tipo: 'tipo_obra', descricao: workTypes.get(work_type ?? '') ?? '' };
    case 'serial':
      return null;
  }
}
