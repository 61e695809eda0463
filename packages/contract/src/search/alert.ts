import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';
import { titleTabs } from './search-option.ts';

const shared = {
  tag: 'solicitacoes',
  access: 'patron',
  activity: activities.accountAlerts,
} as const;

const told = {
  id: z.number().int(),
  /** Whether its reader has seen it. */
  lido: z.boolean(),
  criado_em: z.iso.datetime(),
};

const newTitles = z.object({
  ...told,
  /** Alert of new titles of a saved search, included between the two days. */
  tipo: z.literal('pesquisa-salva'),
  nome: z.string(),
  guia: z.enum(titleTabs),
  consulta: z.string(),
  total: z.number().int(),
  data_ini: z.iso.date(),
  data_fim: z.iso.date(),
});

/** Notice of the library on a loan, a hold, a request or a suggestion. */
const notice = z.object({
  ...told,
  tipo: z.literal('aviso'),
  /** Sentence in the language of the request. */
  mensagem: z.string(),
  /** Address of the page with more of it. */
  rota: z.string(),
});

const alert = z.discriminatedUnion('tipo', [newTitles, notice]).meta({ id: 'Alert' });

export const listAlerts = endpoint({
  ...shared,
  method: 'GET',
  path: '/solicitacoes/alertas',
  summary: 'Alerts to the asker, the newest first',
  query: z.object({
    /** First and last day of arrival; both or none. */
    dataIni: civilDay.optional(),
    dataFim: civilDay.optional(),
  }),
  responses: {
    200: z.object({
      /** Number of unread alerts, whatever their day. */
      nao_lidos: z.number().int(),
      alertas: z.array(alert),
    }),
    422: errorBody,
  },
});

export const readAlert = endpoint({
  ...shared,
  method: 'PUT',
  path: '/solicitacoes/alertas/{id}',
  summary: 'Marks an alert to the asker as read',
  params: z.object({ id: recordId }),
  body: z.strictObject({ lido: z.literal(true) }),
  responses: { 200: alert, 404: errorBody },
});

export const removeAlert = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/solicitacoes/alertas/{id}',
  summary: 'Removes an alert to the asker',
  params: z.object({ id: recordId }),
  responses: { 200: z.object({ id: z.number().int() }), 404: errorBody },
});
