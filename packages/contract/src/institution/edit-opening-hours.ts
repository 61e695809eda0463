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

const openingHours = staffDocument({
  bibliotecas: z.array(z.strictObject({ ...hoursOf, desc_biblioteca: z.string() })),
});

export const { read: getOpeningHours, change: changeOpeningHours } = staffDocumentCalls(
  'openingHours',
  {
    at: { path: '/atendimento/horarios' },
    document: openingHours,
    change: staffDocument({ bibliotecas: z.array(z.strictObject(hoursOf)).max(500) }),
    reads: 'When each library is open, and what else its readers should know, in every language',
    changes: 'Changes opening hours; libraries left out stay as they are',
  },
);
