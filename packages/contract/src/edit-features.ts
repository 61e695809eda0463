import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { recordNumber } from './record-id.ts';
import { searchTabs } from './search-option.ts';
import { changeRefusals, staffCalls, staffDocument } from './staff-document.ts';

const activitySwitch = { cod_atividade: recordNumber, ativa: z.boolean() };
/** In the order in which they show. */
const guias = z
  .array(z.strictObject({ codigo: z.enum(searchTabs), ativa: z.boolean() }))
  .max(searchTabs.length);

const features = staffDocument({
  atividades: z.array(z.strictObject({ ...activitySwitch, descricao: z.string() })),
  guias,
});

export const getSwitches = endpoint({
  ...staffCalls('features'),
  method: 'GET',
  path: '/atendimento/funcionalidades',
  summary: 'Activities and search tabs, those that are off too',
  responses: { 200: features },
});

/** Activities that are left out stay as they are; tabs are sent whole. */
export const changeSwitches = endpoint({
  ...staffCalls('features'),
  method: 'PUT',
  path: '/atendimento/funcionalidades',
  summary: 'Switches activities and search tabs, and orders the tabs',
  body: staffDocument({
    atividades: z.array(z.strictObject(activitySwitch)).max(500),
    guias,
  }),
  responses: { 200: features, ...changeRefusals },
});
