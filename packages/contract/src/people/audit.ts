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
 * Sights and changes, the newest first; of the asker's unit alone for whoever is no administrator. Of what
 * was changed the fields are told, never what they hold.
 */
export const listAudit = endpoint({
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('audit'),
  method: 'GET',
  path: '/atendimento/auditoria',
  summary: 'Who did what to access and to the records of people, and who saw these',
  query: z.object({
    /** A part of a name, or a user name, of who did it. */
    quem: lineSchema(200).default(''),
    /** A part of the name, or the user name, of the person whose record it was. */
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
          /** Null: the system, a terminal, or somebody who has gone. */
          quem: somebody.nullable(),
          usuario: z.string().nullable(),
          /** Null where it is of nobody else. */
          de_quem: somebody.nullable(),
          /** Fields or parts that were changed. */
          campos: z.array(z.string()),
          /** The part of the institution's settings that was changed, of lists which ('lists/curso'), or where a record was seen; null where it is none. */
          area: z.string().nullable(),
          /** Act on the entry of a list; null where it is none. */
          ato: z.enum(auditedListActs).nullable(),
          /** The name of the file that was brought in, of the role, the requisition of the order, or the entry of the list; '' where there is none. */
          de_que: z.string(),
          /** Reason that was written for it; '' where none was. */
          justificativa: z.string(),
          /** Amount of an act about money; null for others. */
          valor_centavos: z.number().int().nullable(),
          /** Number of times that a record was seen that day; null for acts. */
          vezes: z.number().int().nullable(),
          /**
           * Number of people whose records were seen: 1 but in lists; null for acts. `de_quem` asks
           * for those of one person.
           */
          pessoas: z.number().int().nullable(),
        }),
      ),
    }),
    422: errorBody,
  },
});
