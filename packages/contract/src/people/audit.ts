import { z } from 'zod';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { lineSchema } from '../protocol/text-schema.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';
import { auditedListActs, auditKinds } from './audit-kind.ts';

const somebody = z.object({ cod_pessoa: z.number().int(), nome: z.string() });

/**
 * Lists views and changes, newest first; only administrators see other units. Of a change it gives the fields, never
 * their values.
 */
export const listAudit = endpoint({
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('audit'),
  method: 'GET',
  path: '/atendimento/auditoria',
  summary: 'Who did what to access and to the records of people, and who saw these',
  query: z.object({
    /** Part of the name, or the user name, of the person who acted. */
    quem: lineSchema(200).default(''),
    /** Part of the name, or the user name, of the person whose record it was. */
    de_quem: lineSchema(200).default(''),
    tipo: unlessEmpty(z.enum(auditKinds)),
    dataIni: unlessEmpty(civilDay),
    dataFim: unlessEmpty(civilDay),
    pagina: pageNumber,
  }),
  responses: {
    200: z.object({
      total: z.number().int(),
      pagina: z.number().int(),
      quantidade: z.number().int(),
      registros: z.array(
        z.object({
          em: z.iso.datetime(),
          tipo: z.enum(auditKinds).nullable(),
          /** Person who acted; null for the system, a terminal, or a person who has gone. */
          quem: somebody.nullable(),
          usuario: z.string().nullable(),
          /** Person concerned; null where nobody else is. */
          de_quem: somebody.nullable(),
          /** Fields or parts that were changed. */
          campos: z.array(z.string()),
          /**
           * Part of the institution's settings that was changed ('lists/curso' for lists), or the place where a record
           * was viewed; null where neither applies.
           */
          area: z.string().nullable(),
          /** Act on the entry of a list; null where it is none. */
          ato: z.enum(auditedListActs).nullable(),
          /**
           * Name of the imported file, of the role or of the list's entry, or the order's requisition; '' where none
           * applies.
           */
          de_que: z.string(),
          /** Reason as written; '' without one. */
          justificativa: z.string(),
          /** Amount of an act about money; null for others. */
          valor_centavos: z.number().int().nullable(),
          /** Number of views of the record on that day; null for acts. */
          vezes: z.number().int().nullable(),
          /**
           * Number of people whose records were viewed: 1 except in lists; null for acts. With `de_quem`, views of one
           * person's record.
           */
          pessoas: z.number().int().nullable(),
        }),
      ),
    }),
    422: errorBody,
  },
});
