import type { EndpointRequest, endpoints, Language } from '@estante/contract';
import { headingKey, isbn13In } from '@estante/marc';
import { limitWords } from '../../endpoint/limit-words.ts';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import { titleOfIsbn } from './find-known-work.ts';
import { countPending, insertSuggestion, type NewSuggestion } from './repository.ts';
import type { SuggestionDeps } from './suggestion-deps.ts';

export type SuggestionInput = EndpointRequest<typeof endpoints.suggestAcquisition>['body'];

export type CourseColumns = Pick<
  NewSuggestion,
  'course_code' | 'course_name' | 'discipline_code' | 'discipline_name' | 'copies'
>;

export const noTeaching: CourseColumns = {
  course_code: null,
  course_name: null,
  discipline_code: null,
  discipline_name: null,
  copies: null,
};

interface SuggestionLimit {
  readonly personId: number;
  readonly language: Language;
  readonly limite: number;
}

/** Keeps one more suggestion of a person whom the transaction holds, as long as not too many of theirs wait. */
export async function keepOne(
  { db: trx, clock }: SuggestionDeps,
  { personId, language, limite }: SuggestionLimit,
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
