import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { addedEntries, entryTerm, newValidity, profileFilling } from './interest.ts';

const path = '/perfil-interesse/tipo-obra';
const shared = {
  tag: 'perfil-interesse',
  access: 'patron',
  activity: activities.accountInterestProfile,
} as const;

const code = z.string().min(1).max(60);

const followedType = z
  .object({ codigo: z.string(), descricao: z.string(), ...entryTerm })
  .meta({ id: 'FollowedType' });

export const listWorkTypeInterests = endpoint({
  ...shared,
  method: 'GET',
  path,
  summary: 'Work types of the catalogue, and those of them that the asker follows',
  responses: {
    200: z.object({
      ...profileFilling,
      validade_padrao: z.iso.date(),
      validade_maxima: z.iso.date(),
      tipos_obra: z.array(z.object({ codigo: z.string(), descricao: z.string() })),
      itens: z.array(followedType),
    }),
  },
});

export const addWorkTypeInterests = endpoint({
  ...shared,
  method: 'POST',
  path,
  summary: 'Follows new titles of work types',
  body: z.strictObject({ tipos_obra: z.array(code).min(1).max(100), validade: newValidity }),
  responses: { 200: addedEntries, 422: errorBody },
});

export const changeWorkTypeInterest = endpoint({
  ...shared,
  method: 'PUT',
  path,
  summary: 'Says until when the asker follows a work type',
  body: z.strictObject({ codigo: code, validade: z.iso.date() }),
  responses: { 200: followedType, 404: errorBody, 422: errorBody },
});

export const removeWorkTypeInterest = endpoint({
  ...shared,
  method: 'DELETE',
  path,
  summary: 'Follows a work type no longer',
  body: z.strictObject({ codigo: code }),
  responses: { 200: z.object(profileFilling), 404: errorBody },
});
