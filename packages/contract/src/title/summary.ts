import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';

/** A line of a table of contents, or an article of an issue. */
const entry = z.object({
  titulo: z.string(),
  /** Authors of the entry; '' where none is told. */
  autores: z.string(),
  /** 'p. 12-30', or ''. */
  paginas: z.string(),
  /** 'v. 1', 'Disco 2': what stands before it in a table of contents; or ''. */
  parte: z.string(),
  /** Address of the article's own page here, null where it has none. */
  rota: z.string().nullable(),
  /** Address where it can be read; null where nobody knows one. */
  url: z.string().nullable(),
});

/** 403 `RecursoDesativado` where the institution has no summaries of titles of this kind. */
export const getSummary = endpoint({
  method: 'GET',
  path: '/sumario/{id}/dados',
  summary: 'Contents of a book, or of the issues of a serial, year by year',
  tag: 'sumario',
  access: 'public',
  params: z.object({ id: recordId }),
  query: z.object({
    /**
     * Year of a serial, 'sem' for articles without one; where none is asked for, the last one there
     * is.
     */
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
      /** Years of articles, the newest first; of articles without one null. */
      anos: z.array(z.number().int().nullable()),
      /** The year told of. */
      ano: z.number().int().nullable(),
      sumarios: z.array(
        z.object({
          /** The issue, 'v. 171, n. 4356'; '' of the contents of the title itself. */
          fasciculo: z.string(),
          completude: z.enum(['completo', 'incompleto', 'parcial', 'desconhecida']),
          itens: z.array(entry),
        }),
      ),
    }),
    404: errorBody,
  },
});
