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

/** Summary of a course; titles and copies count once, however many plans list them. */
const courseSummary = z.object({
  disciplinas: count,
  titulos: count,
  exemplares: count,
  disponiveis: count,
  /** Titles without any holdings; of these, those that the catalogue does not have. */
  em_falta: count,
  fora_do_acervo: count,
  /** Readings of all plans that meet the proportion, and those that do not. */
  atendem: count,
  nao_atendem: count,
  /** Plans without a known number of places. */
  sem_vagas: count,
});

const course = z
  .object({
    departamento: named,
    curso: named,
    /** Places of the course itself; null where unknown. */
    vagas: count.nullable(),
    /** Year shown, and the semester where one is asked for; null while the course has no plan. */
    ano: count.nullable(),
    semestre: count.nullable(),
    /** Years with plans, newest first. */
    anos: z.array(count),
    /** Library whose copies are counted; null: all libraries. */
    biblioteca: named.nullable(),
    /** Wanted proportion: places that share a copy; null: none. */
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
        /** Places of the plan, else of the course; null where unknown. */
        vagas: count.nullable(),
        leituras: z.array(courseReading),
      }),
    ),
  })
  .meta({ id: 'CourseReadings' });

const asked = {
  /** Code of the course, as `GET /consulta/cursos` has it. */
  curso: z.string().min(1).max(200),
  /** Year; by default the last with plans that has begun, else the next. */
  ano: unlessEmpty(planYear),
  semestre: unlessEmpty(planSemester),
  /** Library whose copies are counted. */
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

/** Exports a course as a file, for links, in the language named. */
export const exportCourse = endpoint({
  ...shared,
  path: '/plano-ensino/curso/arquivo',
  summary: 'The same as a PDF',
  rate: 'export',
  mediaTypes: ['application/pdf'],
  query: z.object({ ...asked, lng: unlessEmpty(z.enum(languages)) }),
  responses: { 200: file, 404: errorBody, 422: errorBody },
});
