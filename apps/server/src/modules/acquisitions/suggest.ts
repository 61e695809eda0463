import type { Answer, EndpointRequest, endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { headingKey, isbn13In } from '@estante/marc';
import { translatorFor } from '@estante/phrases';
import { limitWords } from '../../endpoint/limit-words.ts';
import { refuse, refuseBlank, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { readSettings } from '../institution/index.ts';
import { findLibrary } from '../libraries/index.ts';
import { lockPerson } from '../patrons/index.ts';
import { findCoded } from '../teaching-plans/index.ts';
import { titleOfIsbn } from './find-known-work.ts';
import { countPending, insertSuggestion, type NewSuggestion } from './repository.ts';

export interface SuggestionDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export type SuggestionInput = EndpointRequest<typeof endpoints.suggestAcquisition>['body'];
export type CourseColumns = Pick<
  NewSuggestion,
  'course_code' | 'course_name' | 'discipline_code' | 'discipline_name' | 'copies'
>;

interface Suggester {
  readonly person: { readonly personId: number };
  readonly language: Language;
}

export const noTeaching: CourseColumns = {
  course_code: null,
  course_name: null,
  discipline_code: null,
  discipline_name: null,
  copies: null,
};

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

/** Kept as a pre-suggestion. So many of a person's may wait to be taken on, and no more. */
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

interface Limited {
  readonly personId: number;
  readonly language: Language;
  readonly limite: number;
}

/** One more of a person whom the transaction holds. */
export async function keepOne(
  { db: trx, clock }: SuggestionDeps,
  { personId, language, limite }: Limited,
  body: SuggestionInput,
  teaching: CourseColumns,
): Promise<{ readonly codigo: number } | Refusal> {
  if ((await countPending(trx, personId)) >= limite) {
    return refuse(422, 'limite_sugestoes_excedido', limitWords(limite));
  }
  const sent_at = new Date(clock.now().epochMilliseconds);
  const columns = columnsOf(body);
  // It was shown while it was typed: nobody needs to be told of it once more.
  const title_id = await titleOfIsbn(trx, columns.isbn13);
  const told = { person_id: personId, language, sent_at, title_id };
  return { codigo: await insertSuggestion(trx, { ...told, ...columns, ...teaching }) };
}

function columnsOf(body: SuggestionInput) {
  return {
    library_id: body.biblioteca,
    author: body.autor,
    title: body.titulo,
    edition: body.edicao,
    publisher: body.editor,
    isbn_issn: body.isbn_issn,
    isbn13: isbn13In(body.isbn_issn) || null,
    title_key: headingKey(body.titulo),
    is_serial: body.periodico,
    notes: body.outras_inf,
  };
}
