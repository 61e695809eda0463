import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { issueStateCodes, serialPartKinds } from './serial-issue-state.ts';
import { recordId } from '../protocol/record-id.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';

const params = z.object({ id: recordId });
const activity = activities.titleSerialIssues;
const frequency = z.string().min(1).max(10);
const issueYear = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number);

const place = { cod_biblioteca: z.number().int(), desc_biblioteca: z.string() };

const part = z
  .object({
    cod_parte: z.number().int(),
    tipo: z.enum(serialPartKinds),
    /** Name of the part; '' where its kind says enough. */
    desc_parte: z.string(),
    /** MARC frequency code, '' where unknown. */
    cod_periodicidade: z.string(),
    numero_chamada: z.string(),
  })
  .meta({ id: 'SerialPart' }).shape;

const issue = z
  .object({
    seq_par: z.number().int(),
    /** Section: 0, or a number that tells pieces of one designation apart. */
    seq_sec: z.number().int(),
    /** Designation: 'v.3:n.2 (1995:08)'. */
    designacao: z.string(),
    volume: z.string(),
    numero: z.string(),
    ano: z.number().int(),
    /** Last year of a run, null where it goes on; otherwise the same as `ano`. */
    ano_fim: z.number().int().nullable(),
    /** Month, 1 to 12; null where unknown. */
    mes: z.number().int().nullable(),
    dia: z.number().int().nullable(),
    situacao: z.enum(issueStateCodes),
  })
  .meta({ id: 'Issue' });

export const getSerialIssuesPermission = endpoint({
  method: 'GET',
  path: '/kardex/{id}/permissao',
  summary: 'Whether a title has issues that may be shown',
  tag: 'kardex',
  access: 'public',
  params,
  responses: { 200: z.object({ permitida: z.boolean() }), 404: errorBody },
});

export const listSerialIssueChoices = endpoint({
  method: 'GET',
  path: '/kardex/{id}/combobox-data',
  summary: 'What the issues of a serial can be narrowed by',
  tag: 'kardex',
  access: 'public',
  activity,
  params,
  responses: {
    200: z.object({
      bibliotecas: z.array(z.object(place)),
      partes: z.array(z.object({ ...part, cod_biblioteca: z.number().int() })),
      periodicidades: z.array(z.string()),
      /** Years, newest first. */
      anos: z.array(z.number().int()),
    }),
    404: errorBody,
  },
});

export const listIssues = endpoint({
  method: 'GET',
  path: '/kardex/{id}/data',
  summary:
    'Issues of a serial by library, part and year; of the last years, where none is asked for',
  tag: 'kardex',
  access: 'public',
  activity,
  params,
  query: z.object({
    /** Frequency of the parts to list, as MARC 21 code (853 $w): 'm'. */
    codPeriod: unlessEmpty(frequency),
    codBib: unlessEmpty(recordId),
    codPar: unlessEmpty(recordId),
    year: unlessEmpty(issueYear),
  }),
  responses: {
    200: z.object({
      /** Years shown, newest first. */
      anos: z.array(z.number().int()),
      bibliotecas: z.array(
        z.object({
          ...place,
          partes: z.array(
            z.object({
              ...part,
              anos: z.array(z.object({ ano: z.number().int(), fasciculos: z.array(issue) })),
            }),
          ),
        }),
      ),
    }),
    404: errorBody,
  },
});

export const getIssue = endpoint({
  method: 'GET',
  path: '/kardex/{id}/item',
  summary: 'One issue of a serial',
  tag: 'kardex',
  access: 'public',
  activity,
  params,
  query: z.object({
    seqPar: recordId,
    seqSec: z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number),
    codPar: recordId,
  }),
  responses: {
    200: issue.extend({
      ...place,
      ...part,
      codigo_barras: z.string(),
      nota: z.string(),
      /** Civil days, null where unknown. */
      previsto_em: z.iso.date().nullable(),
      recebido_em: z.iso.date().nullable(),
    }),
    404: errorBody,
  },
});
