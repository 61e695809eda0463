import { suggestionLengths as lengths } from '@estante/contract';
import type { Translate } from '@estante/phrases';
import { fullTitle, type CountedReading, type LackingPlan } from '../teaching-plans/index.ts';
import { noTeaching, type CourseColumns, type SuggestionInput } from './keep-suggestion.ts';
import { readCitation } from './read-citation.ts';

/** Work as a suggestion describes it, each field cut to the length that it may have. */
type Work = Pick<
  SuggestionInput,
  'titulo' | 'autor' | 'edicao' | 'editor' | 'isbn_issn' | 'periodico'
>;

/** Sine nomine: as references say that a publisher is not known (NBR 6023). */
const unknownPublisher = '[s. n.]';

/** A title of the catalogue as its record has it, else what the plan's citation says. */
export function lackingWork({ title, reading }: CountedReading): Work {
  const cited = readCitation(reading.citation);
  const said = title
    ? {
        title: fullTitle(title),
        author: title.authors.join('; '),
        edition: title.edition,
        publisher: title.publisher,
        isbn: title.isbn,
      }
    : cited;
  return {
    titulo: said.title.slice(0, lengths.titulo).trim(),
    autor: said.author.slice(0, lengths.autor).trim(),
    edicao: said.edition.slice(0, lengths.edicao).trim(),
    editor: said.publisher.slice(0, lengths.editor).trim() || unknownPublisher,
    isbn_issn: said.isbn.slice(0, lengths.isbn_issn).trim(),
    periodico: title?.isSerial ?? false,
  };
}

/** Note of a suggestion that tells where the reading is listed, and how, for the staff who look for it. */
export function noteOf(
  { plan }: LackingPlan,
  { reading }: CountedReading,
  count: number,
  t: Translate,
): string {
  const { code, name } = plan.discipline;
  const discipline = `${name} (${code})`;
  const copies = t('teachingPlans.copies', { count });
  const note = t('planLacks.noteOf', { discipline, copies, citation: reading.citation });
  return note.slice(0, lengths.outras_inf).trim();
}

/**
 * The course and discipline that copies are suggested for; none for a plan of all courses, whose
 * discipline the note says.
 */
export function teachingOf({ plan }: LackingPlan, copies: number): CourseColumns {
  const { course, discipline } = plan;
  if (!course) return noTeaching;
  return {
    course_code: course.code,
    course_name: course.name,
    discipline_code: discipline.code,
    discipline_name: discipline.name,
    copies,
  };
}
