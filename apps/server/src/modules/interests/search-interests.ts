import type { endpoints, InterestKind, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { headingKey } from '@estante/marc';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findFiledHeadings } from '../authorities/index.ts';
import type { InterestDeps } from './add-entries.ts';
import { areaNames } from './areas.ts';
import { areaCode, kindOf } from './interest.ts';
import { kindsOn } from './kinds-on.ts';
import { findInterests } from './repository.ts';

type Choice = Omit<Success<typeof endpoints.searchInterests>['itens'][number], 'no_perfil'>;

/** Choices answered at most: as many as a list under a box shows. */
const choices = 20;

export function searchInterests({ db }: InterestDeps): UseCase<typeof endpoints.searchInterests> {
  return async ({ query: { tipoDSI, q } }, { person: { personId }, language }) => {
    if (!(await kindsOn(db)).includes(tipoDSI)) return refuse(403, 'RecursoDesativado');
    const [found, own] = await Promise.all([
      tipoDSI === 'area' ? findAreas(q, language) : findHeadings(db, tipoDSI, q),
      findInterests(db, personId, [kindOf[tipoDSI]]),
    ]);
    const names = new Set(own.map(({ area, heading_id }) => area ?? String(heading_id)));
    const itens = found.map((one) => ({ ...one, no_perfil: names.has(nameOf(one)) }));
    return { status: 200, body: { itens } };
  };
}

function nameOf({ codigo, codTipoArea }: Choice): string {
  return codTipoArea === null ? codigo : `${codTipoArea}:${codigo}`;
}

async function findHeadings(
  db: Db,
  kind: Exclude<InterestKind, 'area'>,
  words: string,
): Promise<Choice[]> {
  const found = await findFiledHeadings(db, words, kind, choices);
  return found.map(({ id, text, total }) => ({
    codigo: String(id),
    codTipoArea: null,
    descricao: text,
    total,
  }));
}

function findAreas(words: string, language: Language): Choice[] {
  const sought = headingKey(words).split(' ').filter(Boolean);
  return [...areaNames(language)]
    .filter(([, name]) => sought.every((word) => headingKey(name).includes(word)))
    .slice(0, choices)
    .map(([area, descricao]) => ({ ...areaCode(area), descricao, total: null }));
}
