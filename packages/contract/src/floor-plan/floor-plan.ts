import { z } from 'zod';
import { copyLengths } from '../circulation/copy-state.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { staffDocument, staffText } from '../protocol/staff-document.ts';
import { floorPlanLimits } from './floor-plan-limit.ts';

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('floorPlans'),
} as const;
const path = '/atendimento/plantas';
const one = { params: z.object({ id: recordId }) } as const;
const number = z.number().int();
const name = staffText(floorPlanLimits.name).min(1);

/** SVG as drawn; the stored drawing is written anew from it. */
const file = z.string().min(1).max(floorPlanLimits.file);
const largestBody = 4 * floorPlanLimits.file;

const shelf = z.strictObject({
  /** Id of its shape in the drawing. */
  forma: z.string().max(64),
  nome: name,
  chamada_de: staffText(copyLengths.callNumber),
  chamada_ate: staffText(copyLengths.callNumber),
  /** Number of the location; null for any. */
  cod_localizacao: recordNumber.nullable(),
  cod_colecao: recordNumber.nullable(),
});

const choice = z.object({ codigo: number, nome: z.string() });

const plan = staffDocument({
  codigo: number,
  cod_biblioteca: number,
  desc_biblioteca: z.string(),
  nome: z.string(),
  /** Address of the stored drawing: shapes and words alone. A new drawing gets a new address. */
  link_planta: z.string(),
  /** Shapes that may be marked as shelves, each named by its label, else by the words in it, else by its id. */
  formas: z.array(z.object({ codigo: z.string(), nome: z.string() })),
  estantes: z.array(shelf),
  /** Elements and attributes of the file that were removed, by name. */
  retirado: z.array(z.string()),
  localizacoes: z.array(choice),
  colecoes: z.array(choice),
});

const refused = { 404: errorBody, 409: errorBody, 422: errorBody } as const;

export const listFloorPlans = endpoint({
  ...shared,
  method: 'GET',
  path,
  summary: 'Plans of the libraries’ floors',
  responses: {
    200: z.object({
      plantas: z.array(
        z.object({
          codigo: number,
          cod_biblioteca: number,
          desc_biblioteca: z.string(),
          nome: z.string(),
          estantes: number,
        }),
      ),
      bibliotecas: z.array(choice),
    }),
  },
});

/** Adds a plan. 422 `PlantaNaoAceita` where the file cannot be a plan. */
export const addFloorPlan = endpoint({
  ...shared,
  method: 'POST',
  path,
  summary: 'Adds the plan of a floor',
  largestBody,
  body: z.strictObject({ cod_biblioteca: recordNumber, nome: name, arquivo: file }),
  responses: { 200: plan, ...refused },
});

export const getFloorPlan = endpoint({
  ...shared,
  ...one,
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'The plan of a floor, with what stands where',
  responses: { 200: plan, 404: errorBody },
});

/** Changes a plan. Shelves that are left out are removed; a file, if sent, replaces the drawing. */
export const changeFloorPlan = endpoint({
  ...shared,
  ...one,
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Changes what a plan is called, its drawing and what stands where',
  largestBody,
  body: staffDocument({
    nome: name,
    estantes: z.array(shelf).max(floorPlanLimits.shelves),
    arquivo: file.optional(),
  }),
  responses: { 200: plan, ...refused },
});

export const removeFloorPlan = endpoint({
  ...shared,
  ...one,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Takes the plan of a floor away',
  responses: { 200: z.object({}), 404: errorBody },
});
