import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { recordId } from '../protocol/record-id.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';

const campus = z.object({ cod_campus: z.number().int(), nome_campus: z.string() });

const library = z.object({
  cod_biblioteca: z.number().int(),
  desc_biblioteca: z.string(),
  cod_campus: z.number().int(),
  endereco: z.string(),
  horario: z.string(),
  telefone: z.string(),
  email: z.string(),
  /** Address of a map with directions, by https; '' where unknown. */
  mapa: z.string(),
});

export const listCampuses = endpoint({
  method: 'GET',
  path: '/campus',
  summary: 'Campuses',
  tag: 'campus',
  access: 'public',
  responses: { 200: z.array(campus) },
});

export const listLibraries = endpoint({
  isKept: true,
  method: 'GET',
  path: '/unidade-informacao',
  summary: 'Libraries, of one campus or of all',
  tag: 'campus',
  access: 'public',
  query: z.object({ campus: unlessEmpty(recordId) }),
  responses: { 200: z.array(library) },
});

const campusService = campus.extend({
  bibliotecas: z.array(library.extend({ observacao: z.string() })),
});

export const listServices = endpoint({
  isKept: true,
  method: 'GET',
  path: '/parametros/atendimento',
  summary: 'When and where readers are received, by campus',
  tag: 'parametros',
  access: 'public',
  isRevalidated: true,
  responses: { 200: z.array(campusService) },
});

export const getCampusServices = endpoint({
  method: 'GET',
  path: '/parametros/atendimento/{campus}',
  summary: 'When and where readers are received on a campus',
  tag: 'parametros',
  access: 'public',
  isRevalidated: true,
  params: z.object({ campus: recordId }),
  responses: { 200: campusService },
});
