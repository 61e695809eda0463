import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { recordNumber } from './record-id.ts';
import {
  changeRefusals,
  inEachLanguage,
  staffCalls,
  staffDocument,
  staffText,
} from './staff-document.ts';

/** Empty in a language: the Portuguese ones are told. */
const horarios = inEachLanguage(
  z.strictObject({ horario: staffText(500), observacao: staffText(2000) }),
);
const hoursOf = { cod_biblioteca: recordNumber, horarios };

const openingHours = staffDocument({
  bibliotecas: z.array(z.strictObject({ ...hoursOf, desc_biblioteca: z.string() })),
});

export const getOpeningHours = endpoint({
  ...staffCalls('openingHours'),
  method: 'GET',
  path: '/atendimento/horarios',
  summary: 'When each library is open, and what else its readers should know, in every language',
  responses: { 200: openingHours },
});

export const changeOpeningHours = endpoint({
  ...staffCalls('openingHours'),
  method: 'PUT',
  path: '/atendimento/horarios',
  summary: 'Changes opening hours; libraries left out stay as they are',
  body: staffDocument({ bibliotecas: z.array(z.strictObject(hoursOf)).max(500) }),
  responses: { 200: openingHours, ...changeRefusals },
});
