import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { file } from '../protocol/file.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { lineSchema, textSchema } from '../protocol/text-schema.ts';
import {
  batchLimit,
  copyLengths,
  copyStates,
  inventoryFindings,
  inventoryResults,
} from './copy-state.ts';

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('inventories'),
} as const;
const path = '/atendimento/inventarios';
const one = { params: z.object({ id: recordId }) } as const;
const number = z.number().int();

const inventory = z
  .object({
    codigo: number,
    desc_biblioteca: z.string(),
    desc_localizacao: z.string().nullable(),
    chamada_de: z.string(),
    chamada_ate: z.string(),
    iniciado_em: z.iso.datetime(),
    nome: z.string(),
    encerrado_em: z.iso.datetime().nullable(),
    lidos: number,
  })
  .meta({ id: 'Inventory' });

/** Copy with the parts that tell it from others of its title; blank where there are none. */
const copy = z
  .object({
    codigo_barras: z.string(),
    titulo: z.string(),
    volume: z.string(),
    tomo: z.string(),
    parte: z.string(),
    numero_exemplar: z.string(),
  })
  .meta({ id: 'InventoryCopy' });

const finding = copy.extend({
  tipo: z.enum(inventoryFindings),
  cod_exemplar: number.nullable(),
  numero_chamada: z.string(),
  situacao: z.enum(copyStates).nullable(),
  /** Library and location to which the copy belongs. */
  desc_biblioteca: z.string(),
  desc_localizacao: z.string(),
  /** Whether the asker acts on copies of its library. */
  propria: z.boolean(),
});

/** Copy that was declared lost because this inventory did not find it. */
const marked = copy.extend({
  cod_exemplar: number,
  numero_chamada: z.string(),
  /** Present state of the copy. */
  situacao: z.enum(copyStates),
  nota: z.string(),
  nome: z.string(),
  em: z.iso.datetime(),
});

const whole = inventory.extend({
  /** Copies expected on the shelf at the start, without missing ones that have been used since. */
  esperados: number,
  /** Number of findings of each kind. */
  contagem: z.array(z.object({ tipo: z.enum(inventoryFindings), total: number })),
  /** Page of the missing, from 1; the last page where there are fewer. */
  pagina: number,
  /**
   * Page of the missing, in shelf order, and the latest scans of each other kind: 200 of each. Missing copies that were
   * declared lost since are in `marcados` alone.
   */
  achados: z.array(finding),
  /** Latest 200 declared lost, latest first. */
  marcados: z.array(marked),
  total_marcados: number,
});

export const listInventories = endpoint({
  ...shared,
  method: 'GET',
  path,
  summary: 'Inventories of the asker’s unit, the newest first; all, for administrators',
  responses: { 200: z.object({ inventarios: z.array(inventory) }) },
});

export const startInventory = endpoint({
  ...shared,
  method: 'POST',
  path,
  summary: 'Begins the inventory of a shelf',
  body: z.strictObject({
    cod_biblioteca: recordNumber,
    cod_localizacao: recordNumber.nullable().default(null),
    chamada_de: lineSchema(copyLengths.callNumber).default(''),
    chamada_ate: lineSchema(copyLengths.callNumber).default(''),
  }),
  responses: { 200: whole, 404: errorBody, 422: errorBody },
});

export const getInventory = endpoint({
  ...shared,
  ...one,
  method: 'GET',
  path: `${path}/{id}`,
  query: z.object({ pagina: pageNumber }),
  summary: 'An inventory: missing, misplaced, unknown, and what is said to be elsewhere',
  responses: { 200: whole, 404: errorBody },
});

/** Scans copies. A code that was scanned before counts once, where it was scanned first. */
export const scanInventory = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: `${path}/{id}/leituras`,
  summary: 'Adds what was scanned, in the order of the shelf',
  body: z.strictObject({ codigos: textSchema(40_000) }),
  responses: { 200: whole, 404: errorBody, 409: errorBody, 422: errorBody },
});

export const endInventory = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: `${path}/{id}/encerramento`,
  summary: 'Ends an inventory; nothing more is scanned into it',
  responses: { 200: whole, 404: errorBody, 409: errorBody },
});

export const exportInventory = endpoint({
  ...shared,
  ...one,
  method: 'GET',
  path: `${path}/{id}/csv`,
  summary: 'What an inventory found, as CSV',
  responses: { 200: file, 404: errorBody },
});

/**
 * Declares missing copies lost, each independently: one that is lent, set aside, on its way, or scanned does not stop
 * the others. 404 where the asker does not act on one of them; 409 `InventarioAberto` while copies are being scanned.
 */
export const loseMissingCopies = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: `${path}/{id}/perdidos`,
  summary: 'Says of copies that an inventory did not find that they are lost',
  body: z.strictObject({
    exemplares: z.array(recordNumber).min(1).max(batchLimit),
    /** Note on the copies; blank: this inventory did not find them. */
    nota: textSchema(500).default(''),
  }),
  responses: {
    200: whole.extend({
      resultados: z.array(
        copy.extend({
          cod_exemplar: number,
          /** Present state of the copy. */
          situacao: z.enum(copyStates),
          resultado: z.enum(inventoryResults),
        }),
      ),
    }),
    404: errorBody,
    409: errorBody,
    422: errorBody,
  },
});
