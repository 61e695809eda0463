import type { Answer, endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readSettings } from '../institution/index.ts';
import { findLibrary } from '../libraries/index.ts';
import { lockPerson } from '../patrons/index.ts';
import { findCoded } from '../teaching-plans/index.ts';
import {
  keepOne,
  noTeaching,
  type CourseColumns,
  type SuggestionInput,
} from './keep-suggestion.ts';
import type { SuggestionDeps } from './suggestion-deps.ts';

interface Suggester {
  readonly person: { readonly personId: number };
  readonly language: Language;
}

/** Sends the suggestion of any reader. */
export function suggestAcquisition(
  deps: SuggestionDeps,
): UseCase<typeof endpoints.suggestAcquisition> {
  return async ({ body }, asker) => {
    const refusal = await refuseSuggested(deps.db, body, asker.language);
    return refusal ?? keep(deps, asker, body, noTeaching);
  };
}

/** Sends the suggestion of a teacher: so many copies, for a discipline of a course. */
export function suggestForCourse(deps: SuggestionDeps): UseCase<typeof endpoints.suggestForCourse> {
  return async ({ body: { curso, disciplina, exemplares, ...body } }, asker) => {
    const refusal = await refuseSuggested(deps.db, body, asker.language);
    if (refusal) return refusal;
    const [course, discipline] = await Promise.all([
      findCoded(deps.db, 'course', curso),
      findCoded(deps.db, 'discipline', disciplina),
    ]);
    if (!course) return blank('curso', asker.language);
    if (!discipline) return blank('disciplina', asker.language);
    return keep(deps, asker, body, {
      course_code: course.code,
      course_name: course.name,
      discipline_code: discipline.code,
      discipline_name: discipline.name,
      copies: exemplares,
    });
  };
}

export async function refuseSuggested(
  db: Db,
  { titulo, editor, biblioteca, campus }: SuggestionInput,
  language: Language,
): Promise<Refusal | null> {
  if (titulo === '') return blank('titulo', language);
  if (editor === '') return blank('editor', language);
  const library = await findLibrary(db, biblioteca);
  const isThere = library && (campus === undefined || library.campus_id === campus);
  return isThere ? null : refuse(404, 'NaoEncontrado');
}

function blank(field: 'titulo' | 'editor' | 'curso' | 'disciplina', language: Language): Refusal {
  return refuseBlank(field, translatorFor(language)(`suggestion.fields.${field}`), language);
}

/** Keeps a suggestion as a pre-suggestion, as long as not too many of the person's wait to be taken on. */
async function keep(
  deps: SuggestionDeps,
  { person: { personId }, language }: Suggester,
  body: SuggestionInput,
  teaching: CourseColumns,
): Promise<Answer<typeof endpoints.suggestAcquisition> | Refusal> {
  const { pendingSuggestions: limite } = await readSettings(deps.db);
  return deps.db.transaction().execute(async (trx) => {
    if (!(await lockPerson(trx, personId))) return refuse(401, 'SessaoExpirada');
    const kept = await keepOne(
      { ...deps, db: trx },
      { personId, language, limite },
      body,
      teaching,
    );
    if ('refusal' in kept) return kept;
    return { status: 200, body: { ...kept, situacao: 'pre-sugestao' } };
  });
}
