import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordNumber } from '../protocol/record-id.ts';
import { entryTerm, newValidity, profileFilling } from './interest.ts';
import { interestsLimit, journalTypes } from './interest-kind.ts';

const path = '/perfil-interesse/periodicos';
const shared = {
  tag: 'perfil-interesse',
  access: 'patron',
  activity: activities.accountInterestProfile,
} as const;

/** Parts to follow; none is refused with 422 `NenhumTipoDePeriodico`. */
const types = z.array(z.enum(journalTypes)).max(journalTypes.length);

const followedSerial = z
  .object({
    cod_acervo: z.number().int(),
    titulo: z.string(),
    tipos: z.array(z.enum(journalTypes)),
    ...entryTerm,
  })
  .meta({ id: 'FollowedSerial' });

export const listSerialInterests = endpoint({
  ...shared,
  method: 'GET',
  path,
  summary: 'Periodicals that the asker follows, by their titles',
  responses: {
    200: z.object({
      ...profileFilling,
      validade_padrao: z.iso.date(),
      validade_maxima: z.iso.date(),
      itens: z.array(followedSerial),
    }),
  },
});

export const addSerialInterests = endpoint({
  ...shared,
  method: 'POST',
  path,
  summary: 'Follows new issues, supplements or indexes of periodicals',
  body: z.strictObject({
    acervos: z.array(recordNumber).min(1).max(interestsLimit),
    tipos: types,
    validade: newValidity,
  }),
  responses: {
    200: z.object({
      ...profileFilling,
      adicionados: z.number().int(),
      /** Numbers without a periodical. */
      nao_encontrados: z.array(z.number().int()),
    }),
    422: errorBody,
  },
});

export const changeSerialInterest = endpoint({
  ...shared,
  method: 'PUT',
  path,
  summary: 'Says what of a periodical the asker follows, and until when',
  body: z.strictObject({ cod_acervo: recordNumber, tipos: types, validade: z.iso.date() }),
  responses: { 200: followedSerial, 404: errorBody, 422: errorBody },
});

export const removeSerialInterest = endpoint({
  ...shared,
  method: 'DELETE',
  path,
  summary: 'Follows a periodical no longer',
  body: z.strictObject({ cod_acervo: recordNumber }),
  responses: { 200: z.object(profileFilling), 404: errorBody },
});

export const searchSerialInterests = endpoint({
  ...shared,
  method: 'GET',
  path: `${path}/pesquisa`,
  summary: 'Periodicals by words or ISSN: up to twenty to choose from',
  rate: 'search',
  query: z.object({ q: z.string().max(500).default('') }),
  responses: {
    200: z.object({
      itens: z.array(
        z.object({
          cod_acervo: z.number().int(),
          titulo: z.string(),
          /** Whether it is in the asker’s profile. */
          no_perfil: z.boolean(),
        }),
      ),
    }),
  },
});
