import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';

/** Gets the repository's address. 404 where the institution has set none up. */
export const getRepositoryAddress = endpoint({
  method: 'POST',
  path: '/pessoas/postagem-trabalho/redirect',
  summary:
    'An address at the repository of works that lets in the person who has signed in, once, for a minute',
  tag: 'pessoas',
  access: 'patron',
  activity: activities.accountPaperPost,
  body: z.strictObject({}),
  responses: { 200: z.object({ url: z.string() }), 404: errorBody },
});
