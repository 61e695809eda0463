import { z } from 'zod';
import { civilDay } from '../protocol/civil-day.ts';
import { recordNumber } from '../protocol/record-id.ts';
import {
  httpsPage,
  inEachLanguage,
  staffDocument,
  staffDocumentCalls,
  staffText,
} from '../protocol/staff-document.ts';
import { refusedAs } from '../protocol/value-fault.ts';

const event = z
  .strictObject({
    /** Number of the event; null for a new one. */
    cod_evento: recordNumber.nullable(),
    agenda: z.enum(['institucional', 'eventum']),
    data_ini: civilDay,
    data_fim: civilDay,
    /** HH:MM, or '' for whole days. */
    hora_ini: z.string().regex(/^(?:|(?:[01]\d|2[0-3]):[0-5]\d)$/),
    link: httpsPage,
    /** Texts by language; one without a title shows Portuguese, which is required. */
    textos: inEachLanguage(
      z.strictObject({
        titulo: staffText(200),
        descricao: staffText(2000),
        local: staffText(200),
      }),
    ),
  })
  .refine(({ textos }) => textos.pt.titulo !== '', refusedAs('missing', ['textos', 'pt', 'titulo']))
  .refine((one) => one.data_ini <= one.data_fim, refusedAs('daysBackwards', ['data_fim']));

const events = staffDocument({ eventos: z.array(event).max(100) });

/** Complete list of events: existing ones that are left out are removed; ended ones stay. */
export const { read: getEvents, change: changeEvents } = staffDocumentCalls('events', {
  at: { path: '/atendimento/eventos' },
  document: events,
  change: events,
  reads: 'Events that have not ended, in every language',
  changes: 'Changes, adds and takes away events',
});
