import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';

/** Gets the address of the personal area; on another host it signs the person in there, once. */
export const getAccountAddress = endpoint({
  activity: activities.personalArea,
  method: 'GET',
  acts: true,
  path: '/pessoas/meu-pergamum/redirect',
  summary: 'Where the personal area of the person who has signed in is',
  tag: 'pessoas',
  access: 'patron',
  responses: {
    200: z.object({
      /** Path of this site, or an external address that is valid for a minute. */
      url: z.string(),
    }),
  },
});

/**
 * Issues a token that signs its person in at `/pergamum_redireciona` on any host of the institution, or as `assertion`
 * of the token call (RFC 7523, section 2.1). Valid once.
 */
export const issueRedirectToken = endpoint({
  activity: activities.personalArea,
  method: 'GET',
  acts: true,
  path: '/pessoas/token-redireciona',
  summary: 'A token that signs the same person in on another host of the institution',
  tag: 'pessoas',
  access: 'patron',
  responses: {
    200: z.object({
      token: z.string(),
      /** Seconds for which it is valid. */
      tte: z.number().int(),
    }),
  },
});
