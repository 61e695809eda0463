import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';

const shared = {
  tag: 'emprestimo',
  access: 'patron',
  path: '/emprestimo/calendario',
  activity: activities.accountLoans,
} as const;

export const getCalendarFeed = endpoint({
  ...shared,
  method: 'GET',
  summary: 'Since when the asker has a private calendar of due dates',
  responses: { 200: z.object({ criado_em: z.iso.datetime().nullable() }) },
});

/** Makes a calendar feed. Its address is given this once and stored nowhere. */
export const makeCalendarFeed = endpoint({
  ...shared,
  method: 'POST',
  summary: 'A new private address of the calendar of due dates; the one before it ends',
  body: z.strictObject({}),
  responses: { 200: z.object({ endereco: z.url(), criado_em: z.iso.datetime() }) },
});

export const removeCalendarFeed = endpoint({
  ...shared,
  method: 'DELETE',
  summary: 'Ends the private address of the calendar',
  responses: { 200: z.object({ removido: z.boolean() }) },
});
