import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';

/** Line of a table of contents, or an article of an issue. */
const entry = z.object({
  titulo: z.string(),
  /** Authors of the entry; '' without any. */
  autores: z.string(),
  /** Pages 'p. 12-30', or ''. */
  paginas: z.string(),
  /** Part that precedes it in a table of contents: 'v. 1', 'Disco 2'; or ''. */
  parte: z.string(),
  /** Address of the article's own page here, null without one. */
  rota: z.string().nullable(),
  /** Address for reading it; null where unknown. */
  url: z.string().nullable(),
});

/** Gets a summary. 403 `RecursoDesativado` where the institution has none for titles of this kind. */
export const getSummary = endpoint({
  method: 'GET',
  path: '/sumario/{id}/dados',
  summary: 'Contents of a book, or of the issues of a serial, year by year',
  tag: 'sumario',
  access: 'public',
  params: z.object({ id: recordId }),
  query: z.object({
    /** Year of a serial, 'sem' for articles without one; by default the last. */
    ano: unlessEmpty(
      z.union([
        z
          .string()
          .regex(/^[1-9]\d{0,3}$/)
          .transform(Number),
        z.literal('sem').transform(() => null),
      ]),
    ),
  }),
  responses: {
    200: z.object({
      tipo: z.enum(['livro', 'periodico']),
      /** Years of articles, newest first; null for articles without one. */
      anos: z.array(z.number().int().nullable()),
      /** Year shown. */
      ano: z.number().int().nullable(),
      sumarios: z.array(
        z.object({
          /** Issue 'v. 171, n. 4356'; '' for the contents of the title itself. */
          fasciculo: z.string(),
          completude: z.enum(['completo', 'incompleto', 'parcial', 'desconhecida']),
          itens: z.array(entry),
        }),
      ),
    }),
    404: errorBody,
  },
});
