import { z } from 'zod';
import { recordNumber } from '../protocol/record-id.ts';
import {
  inEachLanguage,
  staffDocument,
  staffDocumentCalls,
  staffText,
} from '../protocol/staff-document.ts';

/** Empty in a language: the Portuguese ones are told. */
const horarios = inEachLanguage(
  z.strictObject({ horario: staffText(500), observacao: staffText(2000) }),
);
const hoursOf = { cod_biblioteca: recordNumber, horarios };

/** Where readers are served beside the desk, by name. */
const pontos = z.array(staffText(200)).max(50);

const openingHours = staffDocument({
  bibliotecas: z.array(z.strictObject({ ...hoursOf, pontos, desc_biblioteca: z.string() })),
});

export const { read: getOpeningHours, change: changeOpeningHours } = staffDocumentCalls(
  'openingHours',
  {
    at: { path: '/atendimento/horarios' },
    document: openingHours,
    change: staffDocument({
      bibliotecas: z.array(z.strictObject({ ...hoursOf, pontos: pontos.optional() })).max(500),
    }),
    reads:
      'When each library is open, what else its readers should know, in every language, and where they are served beside its desk',
    changes:
      'Changes opening hours and service points; libraries and points left out stay as they are',
  },
);
