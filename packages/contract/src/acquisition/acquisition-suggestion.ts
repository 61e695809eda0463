import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordNumber } from '../protocol/record-id.ts';
import { modules } from '../protocol/module.ts';
import { mostCopies, suggestionLengths as lengths, suggestionStates } from './suggestion-state.ts';
import { lineSchema, textSchema } from '../protocol/text-schema.ts';

/** State of a suggestion, from its sending to its end. */
export const suggestionState = z.enum(suggestionStates).meta({ id: 'SuggestionState' });

/** Suggested work and library. A blank title or publisher is refused with `CampoObrigatorioNaoPreenchido`. */
const suggested = {
  /** Campus, if given: the library must be on it. */
  campus: recordNumber.optional(),
  biblioteca: recordNumber,
  autor: lineSchema(lengths.autor).default(''),
  titulo: lineSchema(lengths.titulo),
  edicao: lineSchema(lengths.edicao).default(''),
  editor: lineSchema(lengths.editor),
  isbn_issn: lineSchema(lengths.isbn_issn).default(''),
  periodico: z.boolean().default(false),
  outras_inf: textSchema(lengths.outras_inf).default(''),
};

const sent = {
  200: z.object({ codigo: z.number().int(), situacao: suggestionState }),
  404: errorBody,
  422: errorBody,
};

export const suggestAcquisition = endpoint({
  method: 'POST',
  path: '/unidade-informacao/sugestao-aquisicao',
  summary: 'Suggests that a library buy a title',
  tag: 'unidade-informacao',
  access: 'patron',
  activity: activities.acquisitionSuggestion,
  permission: { module: modules.readers, activity: activities.acquisitionSuggestion },
  body: z.strictObject(suggested),
  responses: sent,
});

/** Codes are the institution's: `GET /consulta/cursos` and `GET /consulta/disciplinas` have them. */
const teaching = { curso: z.string().max(200), disciplina: z.string().max(200) };

export const suggestForCourse = endpoint({
  method: 'POST',
  path: '/aquisicao/sugestoes',
  summary:
    "A teacher's suggestion that a library buy copies of a title for a discipline of a course",
  tag: 'aquisicao',
  access: 'patron',
  activity: activities.acquisitionSuggestion,
  permission: { module: modules.readers, activity: activities.teacherSuggestion },
  body: z.strictObject({
    ...suggested,
    ...teaching,
    exemplares: z.number().int().min(1).max(mostCopies),
  }),
  responses: sent,
});

/** Fields of a suggestion that everybody who sees it gets. */
export const suggestionWords = z
  .object({
    codigo: z.number().int(),
    enviado_em: z.iso.datetime(),
    cod_biblioteca: z.number().int(),
    desc_biblioteca: z.string(),
    autor: z.string(),
    titulo: z.string(),
    edicao: z.string(),
    editor: z.string(),
    isbn_issn: z.string(),
    periodico: z.boolean(),
    outras_inf: z.string(),
    /** Course and discipline of a teacher's suggestion, and the copies needed; null for a reader's. */
    ensino: z
      .object({ desc_curso: z.string(), desc_disciplina: z.string(), exemplares: z.number().int() })
      .nullable(),
  })
  .meta({ id: 'Suggestion' }).shape;

/** Title of the catalogue for the suggested work; null while there is none. */
export const catalogued = z
  .object({ cod_acervo: z.number().int(), titulo: z.string(), rota: z.string() })
  .meta({ id: 'CataloguedTitle' })
  .nullable();
