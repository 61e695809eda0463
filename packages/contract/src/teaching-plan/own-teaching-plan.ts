import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { named } from '../protocol/named.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { planSemester, planYear, teachingPlan } from './teaching-plan.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';

/** Plans that the asker teaches; of disciplines they take; of all disciplines of their courses. */
const views = ['lecionados', 'cursados', 'curso'] as const;

const term = { ano: z.number().int(), semestre: z.number().int() };

/**
 * Plans are found by what is known of the login that asks: its courses and disciplines, and its
 * person as a professor. Where no term is named it is the one of today, else the last that has
 * plans, else the next.
 */
export const listOwnPlans = endpoint({
  method: 'GET',
  path: '/plano-ensino/meus-planos',
  summary: 'Teaching plans of a term that the asker teaches or studies, with their bibliography',
  tag: 'plano-ensino',
  access: 'patron',
  activity: activities.accountTeachingPlan,
  query: z.object({
    /** A term is named by both. */
    ano: unlessEmpty(planYear),
    semestre: unlessEmpty(planSemester),
    /** The first that has plans in the term, where it is not named. */
    recorte: unlessEmpty(z.enum(views)),
    /** One discipline alone, by its code. */
    disciplina: z.string().max(200).default(''),
    pagina: pageNumber,
  }),
  responses: {
    200: z.object({
      /** Courses that the login studies; with no course and no professor there can be no plan. */
      cursos: z.array(named),
      leciona: z.boolean(),
      /** Views that the asker can have, with the number of their plans in the term. */
      recortes: z.array(z.object({ recorte: z.enum(views), total: z.number().int() })),
      /** The one shown; null where the asker can have none. */
      recorte: z.enum(views).nullable(),
      /** The term of today, and the one shown. */
      atual: z.object(term),
      ...term,
      /** Terms with plans of the view shown, the newest first. */
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
