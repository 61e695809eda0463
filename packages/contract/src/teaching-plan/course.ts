import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { file } from '../protocol/file.ts';
import { languages } from '../protocol/language.ts';
import { named } from '../protocol/named.ts';
import { recordId } from '../protocol/record-id.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';
import { planSemester, planYear } from './teaching-plan.ts';
import { courseReading } from './course-reading.ts';

const count = z.number().int();

/** Titles and copies are counted once, however many plans list them. */
const courseSummary = z.object({
  disciplinas: count,
  titulos: count,
  exemplares: count,
  disponiveis: count,
  /** Titles of which nothing can be had; of these, those that the catalogue does not have. */
  em_falta: count,
  fora_do_acervo: count,
  /** Readings as plans list them: those that are as wanted, and those that are not. */
  atendem: count,
  nao_atendem: count,
  /** Plans whose places nobody knows. */
  sem_vagas: count,
});

const course = z
  .object({
    departamento: named,
    curso: named,
    /** Places of the course itself; null where nobody has said. */
    vagas: count.nullable(),
    /** The year shown, and the semester where one is asked for; null while the course has no plan. */
    ano: count.nullable(),
    semestre: count.nullable(),
    /** Years with plans, the newest first. */
    anos: z.array(count),
    /** Library whose copies are counted; null: all libraries. */
    biblioteca: named.nullable(),
    /** One copy for so many places is wanted; null: none. */
    proporcao: z.object({
      basica: count.nullable(),
      complementar: count.nullable(),
      eletronico_atende: z.boolean(),
    }),
    resumo: courseSummary,
    /** Plans of the course, by term of the course and then by discipline. */
    planos: z.array(
      z.object({
        cod_plano: count,
        disciplina: named,
        professor: named.nullable(),
        ano: count,
        semestre: count,
        periodo: count.nullable(),
        /** Places of the plan, else of the course; null where neither says. */
        vagas: count.nullable(),
        leituras: z.array(courseReading),
      }),
    ),
  })
  .meta({ id: 'CourseReadings' });

const asked = {
  /** The institution's code, as `GET /consulta/cursos` has it. */
  curso: z.string().min(1).max(200),
  /** The last with plans that has begun, where none is named; else the next. */
  ano: unlessEmpty(planYear),
  semestre: unlessEmpty(planSemester),
  /** Copies are counted in it alone. */
  biblioteca: unlessEmpty(recordId),
};
const shared = {
  method: 'GET',
  tab: 'plano-ensino',
  tag: 'plano-ensino',
  access: 'public',
} as const;

export const getCourse = endpoint({
  ...shared,
  path: '/plano-ensino/curso',
  summary: 'What the disciplines of a course read in a year, with copies for each place',
  rate: 'search',
  query: z.object(asked),
  responses: { 200: course, 404: errorBody, 422: errorBody },
});

/** Answered as the file itself, to be linked to, in the language that is named. */
export const exportCourse = endpoint({
  ...shared,
  path: '/plano-ensino/curso/arquivo',
  summary: 'The same as a PDF',
  rate: 'export',
  mediaTypes: ['application/pdf'],
  query: z.object({ ...asked, lng: unlessEmpty(z.enum(languages)) }),
  responses: { 200: file, 404: errorBody, 422: errorBody },
});
