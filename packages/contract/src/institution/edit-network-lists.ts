import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { file } from '../protocol/file.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { sheetBody, sheetOutcome, largestSheet } from '../protocol/sheet-import.ts';
import { staffText } from '../protocol/staff-document.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { textSchema } from '../protocol/text-schema.ts';
import {
  listUses,
  networkListNames,
  networkLists,
  type ListFieldName,
  type NetworkList,
} from './network-list.ts';

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('libraries'),
} as const;
const path = '/atendimento/listas/{lista}';
const lista = z.enum(networkListNames as [NetworkList, ...NetworkList[]]);
const list = { params: z.object({ lista }) } as const;
const one = { params: z.object({ lista, id: recordId }) } as const;

const fieldNames = [
  ...new Set(Object.values(networkLists).flatMap(({ fields }) => fields.map((f) => f.name))),
];

/** Each field as text, '' for none; what is left out stays as it is, of one that is new blank. */
const values = z.strictObject(
  Object.fromEntries(fieldNames.map((name) => [name, staffText(20_000).optional()])) as Readonly<
    Record<ListFieldName, z.ZodOptional<ReturnType<typeof staffText>>>
  >,
);

const uses = z.array(z.object({ tipo: z.enum(listUses), quantos: z.number().int() }));

const entry = z.object({
  codigo: z.number().int(),
  /** Name by which people choose it. */
  nome: z.string(),
  valores: z.record(z.string(), z.string()),
  /** Digest of what the entry says: whoever changes it says which one they saw. */
  versao: z.string(),
  /** Codes that mean it too: those it had, and those of entries it took in. */
  outras_siglas: z.array(z.string()),
  /** References to it, by kind, because of which it cannot be removed. */
  usos: uses,
});

const done = z.object({ codigo: z.number().int(), nome: z.string() }).meta({ id: 'NumberedName' });
const answers = { 200: done, 409: errorBody, 422: errorBody } as const;

/** Number of entries on a page. */
export const listPageSize = 20;

export const listNetworkEntries = endpoint({
  ...shared,
  ...list,
  method: 'GET',
  path,
  summary: 'Entries of a list of the network, by name, each with what refers to it',
  query: z.object({ texto: textSchema(200).default(''), pagina: pageNumber }),
  responses: {
    200: z.object({
      total: z.number().int(),
      pagina: z.number().int(),
      quantidade: z.number().int(),
      entradas: z.array(entry),
      /** Entries that a field naming an entry of another list can take. */
      opcoes: z.array(z.object({ campo: z.string(), sigla: z.string(), nome: z.string() })),
    }),
  },
});

export const addNetworkEntry = endpoint({
  ...shared,
  ...list,
  method: 'POST',
  path,
  summary: 'Adds an entry to a list of the network',
  body: z.strictObject({ valores: values }),
  responses: answers,
});

/** 409 `AlteradoPorOutro` where it says something else than was seen: nothing of that is lost. */
export const changeNetworkEntry = endpoint({
  ...shared,
  ...one,
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Changes an entry; a code that it had goes on meaning it',
  body: z.strictObject({ valores: values, versao: z.string().max(100) }),
  responses: answers,
});

/** 409 `BibliotecasComPedidos` of libraries while something travels or is asked for between the two. */
export const mergeNetworkEntry = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: `${path}/{id}/unir`,
  summary: 'Makes an entry part of another: all that refers to it moves there, its code too',
  body: z.strictObject({ destino: recordNumber }),
  responses: answers,
});

/** 409 `EntradaEmUso` where anything refers to it: the sentence says what, and how many. */
export const removeNetworkEntry = endpoint({
  ...shared,
  ...one,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Removes an entry that nothing refers to',
  responses: answers,
});

/** Columns are the fields; a blank one of an entry that is there stays as it is, '-' empties it. */
export const importNetworkList = endpoint({
  ...shared,
  ...list,
  method: 'POST',
  path: `${path}/importacao`,
  summary: 'Takes entries in from a CSV file; the same file twice changes nothing',
  largestBody: largestSheet,
  body: sheetBody,
  responses: { 200: sheetOutcome, 409: errorBody },
});

export const exportNetworkList = endpoint({
  ...shared,
  ...list,
  method: 'GET',
  path: `${path}/arquivo`,
  summary: 'The whole list as a CSV file, which its import takes',
  responses: { 200: file },
});
