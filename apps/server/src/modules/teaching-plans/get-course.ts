import type { endpoints } from '@estante/contract';
import { busy, refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readSettings } from '../institution/index.ts';
import { presentCourse } from './present-course.ts';
import type { CopiesDeps } from './read-copies.ts';
import { readCourse } from './read-course.ts';
import { writeCoursePdf } from './write-course-pdf.ts';

export function getCourse(deps: CopiesDeps): UseCase<typeof endpoints.getCourse> {
  return async ({ query }, { language }) => {
    const found = await readCourse(deps, query, language);
    return found ? { status: 200, body: presentCourse(found) } : unknown;
  };
}

/** Exports a course, as the page has it, for paper. */
export function exportCourse(deps: CopiesDeps): UseCase<typeof endpoints.exportCourse> {
  return async ({ query }, { language: preferred, limiter, hasGone }) => {
    const language = query.lng ?? preferred;
    const found = await readCourse(deps, query, language);
    if (!found) return unknown;
    const { name: institution } = await readSettings(deps.db);
    const today = deps.clock.today().toString();
    const sheet = { course: presentCourse(found), institution, today, language };
    const content = await limiter.inTurn('export', () => writeCoursePdf(sheet, hasGone));
    if (!content) return busy;
    const code = found.course.code.replaceAll(/[^A-Za-z0-9]+/g, '-');
    return {
      status: 200,
      body: {
        nome: `estante-${['curso', code, found.year].filter(Boolean).join('-')}.pdf`,
        tipo_conteudo: 'application/pdf',
        conteudo: content.toString('base64'),
      },
    };
  };
}

/** Refusal where no course has the code, or no library the number. */
const unknown = refuse(404, 'NaoEncontrado');
