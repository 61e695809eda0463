import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { areaSchemes, interestKinds, interestsLimit } from './interest-kind.ts';

const base = '/perfil-interesse';
const shared = { tag: 'perfil-interesse', access: 'patron' } as const;

const code = z.string().min(1).max(20);
const scheme = z.enum(areaSchemes);

/** An entry of a profile by its number or class; `codTipoArea` names the classification of an area. */
const entry = z.strictObject({ codigo: code, codTipoArea: scheme.optional() });

/** Number of entries in a profile and the most there may be, of all kinds together. */
export const profileFilling = { total: z.number().int(), limite: z.number().int() };

/** Time of an entry in a profile: the day on which it was put in, and its last day. */
export const entryTerm = {
  incluido_em: z.iso.date(),
  validade: z.iso.date(),
  /** Whether the entry has not ended yet. */
  vigente: z.boolean(),
};

/** A year, where nobody says otherwise. */
export const newValidity = z.iso.date().optional();

export const addedEntries = z.object({
  ...profileFilling,
  /** Number of entries that were not there before; the others got the validity given now. */
  adicionados: z.number().int(),
  /** Entries that the catalogue does not know. */
  nao_encontrados: z.array(z.string()),
});

/** Last day of a new profile where nobody says otherwise, and the last that anybody may set. */
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

/** 403 `RecursoDesativado` while the page of the kind is off: areas have one of their own. */
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

/** 422 `limite_perfil_excedido` where not all fit: none is added then. */
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
          /** Titles of it; null of areas. */
          total: z.number().int().nullable(),
          /** Whether it is in the asker’s profile. */
          no_perfil: z.boolean(),
        }),
      ),
    }),
    403: errorBody,
  },
});

/** Without `itens` all of the kind. */
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
