import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { areaSchemes, interestKinds, interestsLimit } from './interest-kind.ts';

const base = '/perfil-interesse';
const shared = { tag: 'perfil-interesse', access: 'patron' } as const;

const code = z.string().min(1).max(20);
const scheme = z.enum(areaSchemes);

/** Profile entry by its number or class; `codTipoArea` names the classification of an area. */
const entry = z.strictObject({ codigo: code, codTipoArea: scheme.optional() });

/** Number of entries in a profile and its limit, of all kinds together. */
export const profileFilling = { total: z.number().int(), limite: z.number().int() };

/** Term of a profile entry: the day it was added, and its last day. */
export const entryTerm = {
  incluido_em: z.iso.date(),
  validade: z.iso.date(),
  /** Whether the entry is still in force. */
  vigente: z.boolean(),
};

/** Last day of new entries; by default a year from now. */
export const newValidity = z.iso.date().optional();

export const addedEntries = z.object({
  ...profileFilling,
  /** Number of new entries; the others got the new validity. */
  adicionados: z.number().int(),
  /** Entries unknown to the catalogue. */
  nao_encontrados: z.array(z.string()),
});

/** Default last day of a new entry, and the latest that may be set. */
const validityTerms = { validade_padrao: z.iso.date(), validade_maxima: z.iso.date() };

export const getInterestAreas = endpoint({
  ...shared,
  method: 'GET',
  path: `${base}/areas-interesse/info-auxiliar`,
  summary: 'Subject areas of the catalogue by classification, and how long a profile may run',
  activity: activities.accountInterestAreas,
  responses: {
    200: z.object({
      ...validityTerms,
      tipos_area: z.array(
        z.object({
          codTipoArea: scheme,
          descricao: z.string(),
          areas: z.array(z.object({ codigo: z.string(), descricao: z.string() })),
        }),
      ),
    }),
  },
});

/** Lists interests. 403 `RecursoDesativado` while the page of the kind is off: areas have one of their own. */
export const listInterests = endpoint({
  ...shared,
  method: 'GET',
  path: `${base}/area-autor-assunto`,
  summary: 'Areas, authors and subjects of the asker’s profile, by their names',
  query: z.object({ tipoDSI: z.enum(interestKinds).optional() }),
  responses: {
    200: z.object({
      ...profileFilling,
      ...validityTerms,
      itens: z.array(
        z.object({
          tipoDSI: z.enum(interestKinds),
          codigo: z.string(),
          codTipoArea: scheme.nullable(),
          descricao: z.string(),
          ...entryTerm,
        }),
      ),
    }),
    403: errorBody,
  },
});

/** Adds interests. 422 `limite_perfil_excedido` where not all fit: then none is added. */
export const addInterests = endpoint({
  ...shared,
  method: 'POST',
  path: `${base}/area-autor-assunto`,
  summary: 'Adds areas, authors or subjects to the asker’s profile',
  body: z.strictObject({
    tipoDSI: z.enum(interestKinds),
    validade: newValidity,
    itens: z.array(entry).min(1).max(interestsLimit),
  }),
  responses: { 200: addedEntries, 403: errorBody, 422: errorBody },
});

export const removeInterest = endpoint({
  ...shared,
  method: 'DELETE',
  path: `${base}/area-autor-assunto`,
  summary: 'Takes an area, an author or a subject out of the asker’s profile',
  body: z.strictObject({
    codigo: code,
    tipoDSI: z.enum(interestKinds),
    codTipoArea: scheme.nullish(),
  }),
  responses: { 200: z.object(profileFilling), 403: errorBody, 404: errorBody },
});

export const searchInterests = endpoint({
  ...shared,
  method: 'GET',
  path: `${base}/area-autor-assunto/pesquisa`,
  summary: 'Areas, authors or subjects by words: up to twenty to choose from',
  rate: 'search',
  query: z.object({ tipoDSI: z.enum(interestKinds), q: z.string().max(500).default('') }),
  responses: {
    200: z.object({
      itens: z.array(
        z.object({
          codigo: z.string(),
          codTipoArea: scheme.nullable(),
          descricao: z.string(),
          /** Number of titles; null for areas. */
          total: z.number().int().nullable(),
          /** Whether it is in the asker’s profile. */
          no_perfil: z.boolean(),
        }),
      ),
    }),
    403: errorBody,
  },
});

/** Extends interests; without `itens` all of the kind. */
export const extendInterests = endpoint({
  ...shared,
  method: 'PUT',
  path: `${base}/area-autor-assunto/validade`,
  summary: 'Says until when areas, authors or subjects of the asker’s profile run',
  body: z.strictObject({
    tipoDSI: z.enum(interestKinds),
    validade: z.iso.date(),
    itens: z.array(entry).min(1).max(interestsLimit).optional(),
  }),
  responses: {
    200: z.object({ validade: z.iso.date(), alterados: z.number().int() }),
    403: errorBody,
    404: errorBody,
    422: errorBody,
  },
});
