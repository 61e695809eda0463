import { z } from 'zod';
import { recordNumber } from '../protocol/record-id.ts';
import {
  inEachLanguage,
  staffDocument,
  staffDocumentCalls,
  staffText,
} from '../protocol/staff-document.ts';
import { refusedAs } from '../protocol/value-fault.ts';

/** Hours as text; a language without any shows Portuguese. */
const horarios = inEachLanguage(
  z.strictObject({ horario: staffText(500), observacao: staffText(2000) }),
);
const hoursOf = { cod_biblioteca: recordNumber, horarios };

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** Hours of a day of the week, 1 for Monday; 00:00 as an end is midnight. A day without hours is closed. */
const semana = z
  .array(z.strictObject({ dia_semana: z.number().int().min(1).max(7), abre: time, fecha: time }))
  .max(28)
  .refine(
    (hours) => hours.every(({ abre, fecha }) => fecha === '00:00' || abre < fecha),
    refusedAs('hoursBackwards'),
  )
  .refine((hours) => {
    const sorted = hours.toSorted(
      (a, b) => a.dia_semana - b.dia_semana || a.abre.localeCompare(b.abre),
    );
    return sorted.every((one, at) => {
      const next = sorted[at + 1];
      if (next?.dia_semana !== one.dia_semana) return true;
      return one.fecha !== '00:00' && one.fecha <= next.abre;
    });
  }, refusedAs('hoursOverlap'));

/** Service points beside the desk, by name. */
const pontos = z.array(staffText(200)).max(50);

const openingHours = staffDocument({
  bibliotecas: z.array(z.strictObject({ ...hoursOf, pontos, semana, desc_biblioteca: z.string() })),
});

export const { read: getOpeningHours, change: changeOpeningHours } = staffDocumentCalls(
  'openingHours',
  {
    at: { path: '/atendimento/horarios' },
    document: openingHours,
    change: staffDocument({
      bibliotecas: z
        .array(z.strictObject({ ...hoursOf, pontos: pontos.optional(), semana: semana.optional() }))
        .max(500),
    }),
    reads:
      'When each library is open, in words and by days of the week, what else its readers should know, in every language, and where they are served beside its desk',
    changes:
      'Changes opening hours and service points; libraries, points and days left out stay as they are',
  },
);
