import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';

/** Address of the personal area: where that is on another host, it takes the person there signed in, once. */
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
      /** A path of this site, or an address elsewhere that is good for a minute. */
      url: z.string(),
    }),
  },
});

/**
 * Given to `/pergamum_redireciona` on any host of the institution, it signs its person in there: as
 * `assertion` of the token call (RFC 7523, section 2.1). It is good once.
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
      /** Seconds for which it is good. */
      tte: z.number().int(),
    }),
  },
});
