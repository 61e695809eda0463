import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { modules } from '../protocol/module.ts';
import { named } from '../protocol/named.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { readingKinds } from '../teaching-plan/teaching-plan.ts';
import { mostCopies, mostPlanSuggestions, suggestionStates } from './suggestion-state.ts';

const state = z.enum(suggestionStates);
const shared = {
  tag: 'aquisicao',
  access: 'patron',
  activity: activities.acquisitionSuggestion,
  permission: { module: modules.readers, activity: activities.teacherSuggestion },
  params: z.object({ id: recordId }),
} as const;

/** Work suggested for a reading: by its record where it is a title of the catalogue, else by its citation. */
const work = {
  citacao: z.string(),
  titulo: z.string(),
  autor: z.string(),
  edicao: z.string(),
  editor: z.string(),
  isbn_issn: z.string(),
};

export const listPlanLacks = endpoint({
  ...shared,
  method: 'GET',
  path: '/aquisicao/planos/{id}/faltas',
  summary:
    'What a teaching plan of the asker lists and the libraries lack, as it would be suggested',
  responses: {
    200: z.object({
      disciplina: named,
      curso: named.nullable(),
      /** Places of the plan, else of the course; null where neither says. */
      vagas: z.number().int().nullable(),
      faltas: z.array(
        z.object({
          ...work,
          tipo: z.enum(readingKinds),
          /** Reason: too few copies of a title of the catalogue, none at all, or no such title. */
          motivo: z.enum(['poucos-exemplares', 'sem-exemplar', 'fora-do-acervo']),
          /** Copies to ask for: as many as the wanted proportion lacks, else one. */
          exemplares: z.number().int(),
          /** State of the asker's own open suggestion of the work; null without one. */
          sugerida: state.nullable(),
        }),
      ),
    }),
    404: errorBody,
  },
});

/** Suggests readings as the plan cites them, each once; every reading that is not sent gets a reason. */
export const suggestPlanLacks = endpoint({
  ...shared,
  method: 'POST',
  path: '/aquisicao/planos/{id}/sugestoes',
  summary: 'Suggests that a library buy what a teaching plan of the asker lacks, in one act',
  body: z.strictObject({
    biblioteca: recordNumber,
    itens: z
      .array(
        z.strictObject({
          citacao: z.string().min(1).max(20_000),
          exemplares: z.number().int().min(1).max(mostCopies),
        }),
      )
      .min(1)
      .max(mostPlanSuggestions),
  }),
  responses: {
    200: z.object({
      enviadas: z.number().int(),
      itens: z.array(
        z.object({
          citacao: z.string(),
          titulo: z.string(),
          /** Number of the suggestion; null where it was refused. */
          codigo: z.number().int().nullable(),
          /** Refusal with the code and sentence of an error. */
          recusa: z.object({ codigo: z.string(), mensagem: z.string() }).nullable(),
        }),
      ),
    }),
    404: errorBody,
    422: errorBody,
  },
});
