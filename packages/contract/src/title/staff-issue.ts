import { z } from 'zod';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { staffListAnswer, staffListQuery } from '../protocol/staff-list.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { lineSchema, textSchema } from '../protocol/text-schema.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';
import {
  claimableStates,
  issueLengths as lengths,
  issueStateCodes,
  mostClaimedIssues,
  staffIssueStates,
  serialPartKinds,
} from './serial-issue-state.ts';

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('serialIssues'),
} as const;
const path = '/atendimento/fasciculos';
const number = z.number().int();
const state = z.enum(issueStateCodes).meta({ id: 'IssueState' });

/** Part, place in it and section, as serial issues have them. */
const params = z.object({
  codPar: recordId,
  seqPar: recordId,
  seqSec: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
});

const issue = z
  .object({
    cod_acervo: number,
    titulo: z.string(),
    cod_biblioteca: number,
    desc_biblioteca: z.string(),
    cod_parte: number,
    tipo: z.enum(serialPartKinds),
    desc_parte: z.string(),
    seq_par: number,
    seq_sec: number,
    designacao: z.string(),
    ano: number,
    mes: number.nullable(),
    situacao: state,
    codigo_barras: z.string(),
    nota: z.string(),
    previsto_em: z.iso.date().nullable(),
    recebido_em: z.iso.date().nullable(),
    /** Last change by staff; null: staff set nothing. */
    escrito: z.object({ nome: z.string().nullable(), em: z.iso.datetime() }).nullable(),
    /** Whether a record names it too: otherwise reverting removes it. */
    do_registro: z.boolean(),
  })
  .meta({ id: 'StaffIssue' });

/**
 * Values that staff set. Only a received issue has a day of receipt: left out, it is today if the issue becomes
 * received; null: unknown.
 */
const update = {
  situacao: z.enum(staffIssueStates),
  recebido_em: civilDay.nullable().optional(),
  codigo_barras: lineSchema(lengths.codigo_barras).default(''),
  nota: textSchema(lengths.nota).default(''),
};
/** Issue as the asker saw it: another issue may be in its place by now, or staff may have changed it. */
const seen = {
  visto: z.strictObject({
    designacao: z.string().max(500),
    situacao: state,
    /** `escrito.em` of the issue; null where staff had set nothing. */
    escrito_em: z.iso.datetime().nullable(),
  }),
};
/** Issue in a letter, as the letter saw it. */
const claimed = z.strictObject({
  cod_parte: recordNumber,
  seq_par: recordNumber,
  seq_sec: number.min(0).max(999_999),
  visto: seen.visto.extend({ situacao: z.enum(claimableStates) }),
});
const answers = { 200: issue, 404: errorBody, 409: errorBody, 422: errorBody } as const;

/**
 * Lists issues by the day of receipt, else the expected day, else the month; `acervo` names the serial that the list is
 * narrowed to.
 */
export const listStaffIssues = endpoint({
  ...shared,
  method: 'GET',
  path,
  summary: 'Issues of serials of the asker’s unit by their state; of all, for administrators',
  query: z.object({
    situacao: state.optional(),
    acervo: unlessEmpty(recordId),
    ...staffListQuery,
  }),
  responses: {
    200: z.object({
      ...staffListAnswer,
      contagem: z.array(z.object({ situacao: state, total: number })),
      fasciculos: z.array(issue),
      acervo: z.object({ cod_acervo: number, titulo: z.string() }).nullable(),
    }),
    422: errorBody,
  },
});

/** Sets the state of an issue, whatever later imports say, until it is reverted. */
export const setIssueState = endpoint({
  ...shared,
  method: 'PUT',
  path: `${path}/{codPar}/{seqPar}/{seqSec}`,
  summary: 'Sets an issue as received, missing or claimed',
  params,
  body: z.strictObject({ ...update, ...seen }),
  responses: answers,
});

/**
 * Adds an issue. 409 `FasciculoRepetido` where the part already has one of this year and designation; 422
 * `AcervoNaoPeriodico`.
 */
export const addIssue = endpoint({
  ...shared,
  method: 'POST',
  path,
  summary: 'Adds an issue that no record foresaw to what a library has of a serial',
  body: z.strictObject({
    cod_acervo: recordNumber,
    cod_biblioteca: recordNumber,
    tipo: z.enum(serialPartKinds).default('basica'),
    ano: number.min(1).max(9999),
    mes: number.min(1).max(12).nullable().default(null),
    volume: lineSchema(lengths.volume).default(''),
    numero: lineSchema(lengths.numero).default(''),
    ...update,
  }),
  responses: answers,
});

/** Reverts an issue to its record; one that no record names is removed. */
export const revertIssue = endpoint({
  ...shared,
  method: 'POST',
  path: `${path}/{codPar}/{seqPar}/{seqSec}/volta`,
  summary: 'Reverts what staff set of an issue',
  params,
  body: z.strictObject(seen),
  responses: { 200: z.object({ restou: z.boolean() }), 404: errorBody, 409: errorBody },
});

/** Writes a claim letter in the asker's language; of expected issues it claims those whose day, or month, is over. */
export const writeIssueClaim = endpoint({
  ...shared,
  method: 'GET',
  rate: 'export',
  path: `${path}/carta`,
  summary: 'A letter to print that claims what did not come of a serial',
  query: z.object({
    acervo: recordId,
    biblioteca: unlessEmpty(recordId),
    situacao: z.enum(claimableStates).default('esperado'),
  }),
  responses: {
    200: z.object({
      /** Day in the letter's language; below it the letter's sentences. */
      data: z.string(),
      saudacao: z.string(),
      pedido: z.string(),
      fasciculos: z.array(z.string()),
      fecho: z.string(),
      /** Issues in the letter, as `claimIssues` takes them. */
      itens: z.array(claimed),
      /** Whether there are more than a letter holds. */
      cortado: z.boolean(),
    }),
    404: errorBody,
  },
});

/**
 * Marks the issues of a letter as claimed; those that changed since the letter was written are left as they are and
 * counted apart.
 */
export const claimIssues = endpoint({
  ...shared,
  method: 'POST',
  path: `${path}/reclamados`,
  summary: 'Sets the issues that a letter names as claimed',
  body: z.strictObject({ itens: z.array(claimed).min(1).max(mostClaimedIssues) }),
  responses: { 200: z.object({ reclamados: number, mudados: number }), 422: errorBody },
});
