import { setImmediate as nextTurn } from 'node:timers/promises';
import type { endpoints, Language, Success } from '@estante/contract';
import { translatorFor, type Translate } from '@estante/phrases';
import { formatDay } from '@estante/phrases/translator';
import { makePdf, writeMarked, type PdfDocument } from '../../platform/pdf/pdf-document.ts';
import { writeParagraph, type PdfPiece } from '../../platform/pdf/pdf-paragraph.ts';
import { readingWords, sumWords, wantedWords, type ReadingWords } from './course-words.ts';

type Course = Success<typeof endpoints.getCourse>;
type Plan = Course['planos'][number];
type Reading = Plan['leituras'][number];

export interface CourseSheet {
  readonly course: Course;
  readonly institution: string;
  /** Civil day, 'YYYY-MM-DD'. */
  readonly today: string;
  readonly language: Language;
}

const kinds = ['obrigatoria', 'basica', 'complementar'] as const;

/** A course as a document to be shown: null where nobody waits for it any more. */
export async function writeCoursePdf(
  sheet: CourseSheet,
  hasGone: () => boolean,
): Promise<Buffer | null> {
  if (hasGone()) return null;
  const { course, institution, language } = sheet;
  const t = translatorFor(language);
  const title = t('coursePage.title', { course: course.curso.descricao });
  return makePdf({ title, author: institution, language, isNumbered: true }, async (document) => {
    writeHead(document, sheet, t);
    let period: number | null | undefined;
    for (const plan of course.planos) {
      if (plan.periodo !== period) writePeriod(document, plan, t);
      period = plan.periodo;
      writePlan(document, plan, t);
      // A course of many disciplines takes some tenths of a second: others are answered in between.
      await nextTurn();
    }
  });
}

function writeHead(
  document: PdfDocument,
  { course, institution, today, language }: CourseSheet,
  t: Translate,
): void {
  const { curso, departamento, ano, semestre, biblioteca, planos } = course;
  writeMarked(document, 'H1', () => {
    document
      .font('bold')
      .fontSize(18)
      .text(t('coursePage.title', { course: curso.descricao }));
  });
  const term = semestre === null ? ano : `${ano}/${semestre}`;
  const where = biblioteca?.descricao ?? t('coursePage.allLibraries');
  const made = t('coursePage.made', { day: formatDay(today, language) });
  const lines = [
    [institution, departamento.descricao].filter(Boolean).join(' · '),
    [term, where, made].filter(Boolean).join(' · '),
  ];
  for (const line of lines) writeParagraph(document, [{ size: 10, pieces: [{ text: line }] }]);
  document.moveDown(0.8);
  const sum = planos.length === 0 ? t('coursePage.none') : sumWords(course, t);
  writeParagraph(document, [{ size: 11, pieces: [{ text: sum, emphasis: 'bold' }] }]);
  document.moveDown(0.4);
  for (const sentence of [...wantedWords(course, t), t('coursePage.note')]) {
    writeParagraph(document, [{ size: 9, pieces: [{ text: sentence }] }]);
  }
}

function writePeriod(document: PdfDocument, { periodo }: Plan, t: Translate): void {
  const name =
    periodo === null ? t('coursePage.noPeriod') : t('teachingPlans.period', { period: periodo });
  document.moveDown(1.2);
  keepRoom(document, 120);
  writeMarked(document, 'H2', () => {
    document.font('bold').fontSize(14).text(name);
  });
}

function writePlan(document: PdfDocument, plan: Plan, t: Translate): void {
  const { disciplina, professor, ano, semestre, vagas, leituras } = plan;
  const places =
    vagas === null
      ? t('teachingPlans.placesUnknown')
      : t('teachingPlans.vacancies', { count: vagas });
  const facts = [`${ano}/${semestre}`, professor?.descricao, places].filter(Boolean).join(' · ');
  document.moveDown(0.8);
  keepRoom(document, 90);
  writeMarked(document, 'H3', () => {
    document.font('bold').fontSize(12).text(`${disciplina.descricao} (${disciplina.codigo})`);
  });
  writeParagraph(document, [{ size: 9, pieces: [{ text: facts }] }]);
  if (leituras.length === 0) {
    writeParagraph(document, [{ size: 10, pieces: [{ text: t('teachingPlans.noReadings') }] }]);
  }
  for (const kind of kinds) {
    const readings = leituras.filter(({ tipo }) => tipo === kind);
    if (readings.length === 0) continue;
    document.moveDown(0.4);
    keepRoom(document, 50);
    const name = t(`teachingPlans.kinds.${kind}`);
    writeParagraph(document, [{ size: 10, pieces: [{ text: name, emphasis: 'bold' }] }]);
    for (const reading of readings) writeReading(document, reading, t);
  }
}

function writeReading(document: PdfDocument, reading: Reading, t: Translate): void {
  document.moveDown(0.25);
  keepRoom(document, 36);
  const isWhole = writeParagraph(document, [
    { size: 10, pieces: workOf(reading) },
    { size: 9, pieces: figuresOf(readingWords(reading, t)) },
  ]);
  if (isWhole) return;
  writeParagraph(document, [
    { size: 8, pieces: [{ text: t('exports.gaps'), emphasis: 'italic' }] },
  ]);
}

const figuresOf = ({ held, met }: ReadingWords): readonly PdfPiece[] =>
  met === '' ? [{ text: held }] : [{ text: `${held} · ` }, { text: met, emphasis: 'bold' }];

/** A reading as the record of its title says it; without a title, as the plan cites it. */
function workOf({ acervo, citacao }: Reading): readonly PdfPiece[] {
  if (!acervo) return [{ text: citacao }];
  const rest = [acervo.edicao, [acervo.editora, acervo.ano_publicacao].filter(Boolean).join(', ')];
  const by = acervo.autores.join('; ');
  return [
    ...(by === '' ? [] : [{ text: `${withStop(by)} ` }]),
    { text: withStop(acervo.titulo), emphasis: 'italic' },
    { text: ` ${rest.filter(Boolean).map(withStop).join(' ')}` },
  ];
}

const withStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Begins a page where this one has less room, so that what belongs together is not parted by its end. */
function keepRoom(document: PdfDocument, points: number): void {
  if (document.y + points > document.page.maxY()) document.addPage();
}
