import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordNumber } from '../protocol/record-id.ts';
import { staffPermission } from '../protocol/staff-page.ts';

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('loanRequests'),
} as const;

/** Courier run between libraries; null stands for any. The more a run names, the sooner it applies. */
const run = z.strictObject({
  biblioteca_origem: recordNumber.nullable(),
  biblioteca_recebimento: recordNumber.nullable(),
  /** Weekday: 1 is Monday, 7 Sunday. */
  dia_semana: z.number().int().min(1).max(7),
  /** Open days of the receiving library that the run takes. */
  dias: z.number().int().min(0).max(60),
});

const runs = z.object({ percursos: z.array(run) });

export const getCourierRuns = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/malote',
  summary: 'When the courier leaves which library for which other',
  responses: { 200: runs },
});

/** Changes all courier runs at once. 409 `AlteradoPorOutro` where they have changed since the asker saw them. */
export const changeCourierRuns = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/malote',
  summary: 'Replaces the runs of the courier',
  body: z.strictObject({
    percursos: z.array(run).max(1000),
    vistos: z.array(run).max(1000),
  }),
  responses: { 200: runs, 404: errorBody, 409: errorBody, 422: errorBody },
});
