import { readPageRange } from '@estante/contract';
import type { Translate } from '@estante/phrases';
import type { CardDetails } from './card-details.ts';
import { invertName } from './invert-name.ts';

/** A text with a stop at its end; '' stays ''. */
export const sentence = (text: string) => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

/** Writes the area of title and responsibility. */
export function titleArea({ title, subtitle, names, surname }: CardDetails): string {
  const proper = [title, subtitle].filter(Boolean).join(' : ');
  const author = [names, surname].filter(Boolean).join(' ');
  return sentence([proper, author].filter(Boolean).join(' / '));
}

/**
 * Writes the area of publication. An unpublished work has a place and a year (AACR2 4.4B1); a book its
 * publisher, too.
 */
export function publicationArea({ work, place, institution, year }: CardDetails): string {
  const by = work === 'livro' ? [place, institution].filter(Boolean).join(' : ') : place;
  const area = [by, year].filter(Boolean).join(', ');
  return area === '' ? '' : sentence(`– ${area}`);
}

/** Leaves of what is written on one side; books have pages. */
const unitOf = ({ work }: CardDetails) => (work === 'livro' ? 'p.' : 'f.');

/** Writes the area of extent: leaves or pages, illustrations, height. */
export function extentArea(said: CardDetails, t: Translate): string {
  if (said.total === '') return '';
  const illustrated = said.isIllustrated ? t('catalogueCard.words.illustrated') : '';
  // Theses are A4 (ABNT NBR 14724).
  const size = said.work === 'livro' ? '' : ' ; 30 cm.';
  return `${said.total} ${unitOf(said)}${illustrated}${size}`;
}

/** Writes the notes: advisors, kind of thesis, bibliography, ISBN. */
export function notes(said: CardDetails, t: Translate): readonly string[] {
  const { work, course, institution, place, year, advisor, coadvisor, isbn } = said;
  const at = [institution, place, year].filter(Boolean).join(', ');
  const ofCourse = course && t('catalogueCard.words.course', { course });
  const isThesis = work !== '' && work !== 'livro';
  return [
    advisor && t('catalogueCard.words.advisor', { name: advisor }),
    coadvisor && t('catalogueCard.words.coadvisor', { name: coadvisor }),
    isThesis ? t(`catalogueCard.words.${work}`, { course: ofCourse, place: at }) : '',
    bibliographyNote(said, t),
    isbn && `ISBN ${isbn}`,
  ].filter(Boolean);
}

function bibliographyNote(said: CardDetails, t: Translate): string {
  const range = readPageRange(said.bibliography);
  if (!range || range.first > range.last) return '';
  const { first, last } = range;
  const pages = `${unitOf(said)} ${first === last ? first : `${first}-${last}`}`;
  return t('catalogueCard.words.bibliography', { pages });
}

const roman = ['I', 'II', 'III', 'IV', 'V'] as const;

/** Writes the tracing: subjects in Arabic, other added entries in Roman figures. */
export function tracing(said: CardDetails, t: Translate) {
  const { surname, names, subjects, advisor, coadvisor, institution, work, title } = said;
  // A name in the heading has no added entry.
  const isHeading = names === '' && surname === institution;
  const added = [
    advisor && t('catalogueCard.words.advisorRole', { name: invertName(advisor) }),
    coadvisor && t('catalogueCard.words.coadvisorRole', { name: invertName(coadvisor) }),
    work === 'livro' || isHeading ? '' : institution,
    title && t('catalogueCard.words.title'),
  ].filter(Boolean);
  return [
    ...subjects.map((subject, at) => sentence(`${at + 1}. ${subject}`)),
    ...added.map((entry, at) => sentence(`${roman[at]}. ${entry}`)),
  ].join(' ');
}
