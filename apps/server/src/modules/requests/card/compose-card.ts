import {
  readPageRange,
  type CardWork,
  type Language,
  type RequestDetails,
} from '@estante/contract';
import { translatorFor, type Translate } from '@estante/phrases';
import { authorMark } from './author-mark.ts';
import { invertName } from './invert-name.ts';

/** A card as it is drawn, its areas in the order of AACR2. */
export interface Card {
  /** Author mark beside the heading. */
  readonly notacao: string;
  readonly cabecalho: string;
  /** Title and responsibility, publication; extent; then the notes. */
  readonly paragrafos: readonly string[];
  /** Subjects in Arabic, other added entries in Roman figures. */
  readonly pista: string;
  readonly cdd: string;
}

/** A librarian's own, where the table and the catalogue say otherwise. */
interface Marks {
  readonly notacao: string;
  readonly cdd: string;
}

const mostSubjects = 5;

/**
 * Composes a catalogue card. Fields that are not filled in yet are left out, so that it forms while it is
 * typed.
 */
export function composeCard(details: RequestDetails, marks: Marks, language: Language): Card {
  const t = translatorFor(language);
  const said = readDetails(details);
  const { surname, names, title } = said;
  return {
    notacao: marks.notacao || authorMark(surname, names, title),
    cabecalho: sentence([surname, names].filter(Boolean).join(', ')),
    paragrafos: [
      `${titleArea(said)} ${publicationArea(said)}`.trim(),
      extentArea(said, t),
      ...notes(said, t),
    ].filter(Boolean),
    pista: tracing(said, t),
    cdd: marks.cdd,
  };
}

function readDetails(details: RequestDetails) {
  const text = (field: keyof RequestDetails) => String(details[field] ?? '').trim();
  return {
    surname: text('autor_sobrenome'),
    names: text('autor_nome'),
    title: text('titulo'),
    subtitle: text('subtitulo'),
    work: text('tipo_trabalho') as CardWork | '',
    course: text('curso'),
    institution: text('instituicao'),
    advisor: text('orientador'),
    coadvisor: text('coorientador'),
    place: text('local'),
    year: text('ano'),
    isbn: text('isbn'),
    subjects: keywords(text('palavras_chave')),
    total: text('total_paginas'),
    bibliography: text('paginas_bibliografia'),
    isIllustrated: details.ilustracoes === true,
  };
}

type CardDetails = ReturnType<typeof readDetails>;

/** As they are parted by semicolons, five at most. */
export function keywords(text: string): readonly string[] {
  return text
    .split(';')
    .flatMap((word) => word.trim().replace(/\.$/, '') || [])
    .slice(0, mostSubjects);
}

const sentence = (text: string) => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

function titleArea({ title, subtitle, names, surname }: CardDetails): string {
  const proper = [title, subtitle].filter(Boolean).join(' : ');
  const author = [names, surname].filter(Boolean).join(' ');
  return sentence([proper, author].filter(Boolean).join(' / '));
}

/**
 * Writes the area of publication. An unpublished work has a place and a year (AACR2 4.4B1); a book its
 * publisher, too.
 */
function publicationArea({ work, place, institution, year }: CardDetails): string {
  const by = work === 'livro' ? [place, institution].filter(Boolean).join(' : ') : place;
  const area = [by, year].filter(Boolean).join(', ');
  return area === '' ? '' : sentence(`– ${area}`);
}

/** Leaves of what is written on one side; books have pages. */
const unitOf = ({ work }: CardDetails) => (work === 'livro' ? 'p.' : 'f.');

function extentArea(said: CardDetails, t: Translate): string {
  if (said.total === '') return '';
  const illustrated = said.isIllustrated ? t('catalogueCard.words.illustrated') : '';
  // Theses are A4 (ABNT NBR 14724).
  const size = said.work === 'livro' ? '' : ' ; 30 cm.';
  return `${said.total} ${unitOf(said)}${illustrated}${size}`;
}

function notes(said: CardDetails, t: Translate): readonly string[] {
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

function tracing(said: CardDetails, t: Translate) {
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
