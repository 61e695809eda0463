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

/** Fields as text, '' for none; a field left out keeps its value, or is blank in a new entry. */
const values = z.strictObject(
  Object.fromEntries(fieldNames.map((name) => [name, staffText(20_000).optional()])) as Readonly<
    Record<ListFieldName, z.ZodOptional<ReturnType<typeof staffText>>>
  >,
);

const uses = z.array(z.object({ tipo: z.enum(listUses), quantos: z.number().int() }));

const entry = z.object({
  codigo: z.number().int(),
  /** Name for choosing it. */
  nome: z.string(),
  valores: z.record(z.string(), z.string()),
  /** Digest of the entry's data, which a change sends back to say which version it is based on. */
  versao: z.string(),
  /** Other codes that mean it: former ones, and those of entries merged into it. */
  outras_siglas: z.array(z.string()),
  /** References that prevent its removal, by kind. */
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
      /** Entries of other lists that a field can name. */
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

/** Changes an entry. 409 `AlteradoPorOutro` where it has changed since it was seen: that change is not lost. */
export const changeNetworkEntry = endpoint({
  ...shared,
  ...one,
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Changes an entry; a code that it had goes on meaning it',
  body: z.strictObject({ valores: values, versao: z.string().max(100) }),
  responses: answers,
});

/** Merges two entries. 409 `BibliotecasComPedidos` for libraries with transits or requests between them. */
export const mergeNetworkEntry = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: `${path}/{id}/unir`,
  summary: 'Makes an entry part of another: all that refers to it moves there, its code too',
  body: z.strictObject({ destino: recordNumber }),
  responses: answers,
});

/** Removes an entry. 409 `EntradaEmUso` where anything refers to it; the sentence says what, and how often. */
export const removeNetworkEntry = endpoint({
  ...shared,
  ...one,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Removes an entry that nothing refers to',
  responses: answers,
});

/** Imports a list; columns are the fields. A blank one keeps the value of an existing entry, '-' empties it. */
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
