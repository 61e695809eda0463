import { z } from 'zod';
import { recordNumber } from '../protocol/record-id.ts';
import { searchTabs } from '../search/search-option.ts';
import { staffDocument, staffDocumentCalls } from '../protocol/staff-document.ts';

const activitySwitch = { cod_atividade: recordNumber, ativa: z.boolean() };
/** Tabs in the order shown. */
const guias = z
  .array(z.strictObject({ codigo: z.enum(searchTabs), ativa: z.boolean() }))
  .max(searchTabs.length);

const features = staffDocument({
  atividades: z.array(z.strictObject({ ...activitySwitch, descricao: z.string() })),
  guias,
});

/** Feature switches: activities that are left out stay as they are; tabs are sent whole. */
export const { read: getSwitches, change: changeSwitches } = staffDocumentCalls('features', {
  at: { path: '/atendimento/funcionalidades' },
  document: features,
  change: staffDocument({
    atividades: z.array(z.strictObject(activitySwitch)).max(500),
    guias,
  }),
  reads: 'Activities and search tabs, those that are off too',
  changes: 'Switches activities and search tabs, and orders the tabs',
});
