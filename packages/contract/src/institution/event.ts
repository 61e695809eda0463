import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';

/** Events that have not ended in the libraries' time zone, the next one first. */
const events = z.array(
  z.object({
    cod_evento: z.number().int(),
    titulo: z.string(),
    descricao: z.string(),
    local: z.string(),
    data_ini: z.iso.date(),
    data_fim: z.iso.date(),
    /** HH:MM, or '' for whole days. */
    hora_ini: z.string(),
    /** Address, always https; '' without one. */
    link: z.string(),
  }),
);

export const listInstitutionEvents = endpoint({
  isKept: true,
  method: 'GET',
  path: '/parametros/eventos_institucionais',
  summary: 'Events of the institution',
  tag: 'parametros',
  access: 'public',
  isRevalidated: true,
  responses: { 200: events },
});

export const listEventumEvents = endpoint({
  isKept: true,
  method: 'GET',
  path: '/parametros/eventos_eventum',
  summary: 'Events of Eventum: those that take registrations',
  tag: 'parametros',
  access: 'public',
  isRevalidated: true,
  responses: { 200: events },
});
