import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { recordId } from './record-id.ts';

const campus = z.object({ cod_campus: z.number().int(), nome_campus: z.string() });

const library = z.object({
  cod_biblioteca: z.number().int(),
  desc_biblioteca: z.string(),
  cod_campus: z.number().int(),
  endereco: z.string(),
  horario: z.string(),
  telefone: z.string(),
  email: z.string(),
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
  method: 'GET',
  path: '/unidade-informacao',
  summary: 'Libraries, of one campus or of all',
  tag: 'campus',
  access: 'public',
  query: z.object({ campus: recordId.optional() }),
  responses: { 200: z.array(library) },
});
