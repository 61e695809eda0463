import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { named } from '../protocol/named.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { planSemester, planYear, teachingPlan } from './teaching-plan.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';

/** Views: plans that the asker teaches; of disciplines they take; of all disciplines of their courses. */
const views = ['lecionados', 'cursados', 'curso'] as const;

const term = { ano: z.number().int(), semestre: z.number().int() };

/**
 * Lists plans for the asker's login: by its courses and disciplines, and its person as a professor. The default term is
 * today's, else the last with plans, else the next.
 */
export const listOwnPlans = endpoint({
  method: 'GET',
  path: '/plano-ensino/meus-planos',
  summary: 'Teaching plans of a term that the asker teaches or studies, with their bibliography',
  tag: 'plano-ensino',
  access: 'patron',
  activity: activities.accountTeachingPlan,
  query: z.object({
    /** Year; with the semester it names a term. */
    ano: unlessEmpty(planYear),
    semestre: unlessEmpty(planSemester),
    /** View; by default the first with plans in the term. */
    recorte: unlessEmpty(z.enum(views)),
    /** Code of a single discipline. */
    disciplina: z.string().max(200).default(''),
    pagina: pageNumber,
  }),
  responses: {
    200: z.object({
      /** Courses that the login studies; with neither a course nor `leciona` there is no plan. */
      cursos: z.array(named),
      leciona: z.boolean(),
      /** Views open to the asker, with the number of their plans in the term. */
      recortes: z.array(z.object({ recorte: z.enum(views), total: z.number().int() })),
      /** View shown; null where the asker has none. */
      recorte: z.enum(views).nullable(),
      /** Term of today, and the term shown. */
      atual: z.object(term),
      ...term,
      /** Terms with plans of the view shown, newest first. */
      periodos_letivos: z.array(z.object({ ...term, total: z.number().int() })),
      /** Disciplines of the plans in view in the term, by name. */
      disciplinas: z.array(named),
      total: z.number().int(),
      pagina: z.number().int(),
      quantidade: z.number().int(),
      planos: z.array(teachingPlan),
    }),
  },
});
