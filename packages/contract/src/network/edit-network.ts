import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import {
  pageAddress,
  staffDocument,
  staffDocumentCalls,
  staffText,
} from '../protocol/staff-document.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { refusedAs } from '../protocol/value-fault.ts';
import { webAddress } from '../protocol/web-address.ts';
import { harvestFaults, harvestSchedules, networkStates } from './network-state.ts';

const provider = z
  .string()
  .max(1000)
  .refine((text) => webAddress(text) !== null, refusedAs('address'));

/** Address template with `{id}` in place of the end of a record's identifier; '' for none. */
const template = z
  .string()
  .max(1000)
  .refine(
    (text) => text === '' || webAddress(text.replaceAll('{id}', '1')) !== null,
    refusedAs('address'),
  );

const institution = {
  /** Number of the institution; null for a new one. */
  cod_instituicao: recordNumber.nullable(),
  nome: staffText(200).min(1),
  endereco: provider,
  prefixo: z.string().regex(/^[\w.!~*'()-]{1,60}$/),
  /** OAI-PMH set; '' for all. */
  conjunto: z.string().regex(/^[\w.!~*'():/-]{0,200}$/),
  logotipo: pageAddress,
  link_acervo: template,
  link_reserva: template,
  frequencia: z.enum(harvestSchedules),
  pausada: z.boolean(),
};

const fault = z.object({ codigo: z.enum(harvestFaults), mensagem: z.string() });

const state = z.object({
  situacao: z.enum(networkStates),
  titulos: z.number().int(),
  proxima: z.iso.datetime(),
  erro: fault.nullable(),
  coletas: z.array(
    z.object({
      em: z.iso.datetime(),
      tipo: z.enum(['mudancas', 'completa']),
      registros: z.number().int(),
      removidos: z.number().int(),
      erro: fault.nullable(),
    }),
  ),
});

const institutionsLimit = 200;
const change = staffDocument({
  instituicoes: z.array(z.strictObject(institution)).max(institutionsLimit),
});
const document = staffDocument({
  instituicoes: z
    .array(z.strictObject({ ...institution, estado: state.nullable() }))
    .max(institutionsLimit),
});

/** Complete list of institutions: existing ones that are left out are removed, and their titles with them. */
export const { read: getNetwork, change: changeNetwork } = staffDocumentCalls('network', {
  at: { path: '/atendimento/rede' },
  document,
  change,
  reads: 'Institutions of the network, with how their last harvests went',
  changes: 'Changes, adds and takes away institutions of the network',
});

const staffCall = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('network'),
} as const;

export const tryNetworkInstitution = endpoint({
  ...staffCall,
  method: 'POST',
  path: '/atendimento/rede/teste',
  summary: 'What a provider of OAI-PMH says of itself: its name, formats and sets',
  // Another institution's server is asked, which may take its time.
  rate: 'export',
  body: z.strictObject({ endereco: provider }),
  responses: {
    200: z.object({
      /** Fault of the reading; null where it succeeded. */
      erro: fault.nullable(),
      nome: z.string(),
      granularidade: z.string(),
      exclusoes: z.string(),
      formatos: z.array(z.string()),
      conjuntos: z.array(z.object({ codigo: z.string(), nome: z.string() })),
    }),
  },
});

export const harvestNetworkInstitution = endpoint({
  ...staffCall,
  method: 'POST',
  path: '/atendimento/rede/{id}/coleta',
  summary: 'Harvests an institution as soon as its turn comes, or compares all of it',
  params: z.object({ id: recordId }),
  body: z.strictObject({ completa: z.boolean() }),
  responses: { 200: z.object({}), 404: errorBody },
});
