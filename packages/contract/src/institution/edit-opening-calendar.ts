import { z } from 'zod';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordNumber } from '../protocol/record-id.ts';
import { staffDocument, staffDocumentCalls, staffText } from '../protocol/staff-document.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { refusedAs } from '../protocol/value-fault.ts';

/** Level of an entry: a library, a campus, or, where both are null, the network. */
const level = {
  cod_biblioteca: recordNumber.nullable(),
  cod_campus: recordNumber.nullable(),
};
const isOneLevel = (of: { cod_biblioteca: number | null; cod_campus: number | null }) =>
  of.cod_biblioteca === null || of.cod_campus === null;

const longestSpan = 400;
interface Span {
  readonly de: string;
  readonly ate: string;
}
const isForwards = ({ de, ate }: Span) => de <= ate;
const isShort = ({ de, ate }: Span) =>
  (Date.parse(ate) - Date.parse(de)) / 86_400_000 <= longestSpan;

const weekday = z
  .strictObject({ ...level, dia_semana: z.number().int().min(1).max(7), aberta: z.boolean() })
  .refine(isOneLevel);

const exception = z
  .strictObject({
    ...level,
    de: civilDay,
    ate: civilDay,
    aberta: z.boolean(),
    motivo: staffText(200),
  })
  .refine(isOneLevel)
  .refine(isForwards, refusedAs('daysBackwards', ['ate']))
  .refine(isShort, refusedAs('spanTooLong', ['ate']));

const closure = z.strictObject({
  codigo: recordNumber,
  ...level,
  de: z.iso.date(),
  ate: z.iso.date(),
  motivo: z.string(),
  /** Whether loans and pickups have been rescheduled. */
  aplicado: z.boolean(),
});

const week = z
  .array(weekday)
  .max(7000)
  .refine((days) => {
    const keys = days.map((one) => [one.cod_biblioteca, one.cod_campus, one.dia_semana].join('/'));
    return new Set(keys).size === keys.length;
  });

export const { read: getOpeningCalendar, change: changeOpeningCalendar } = staffDocumentCalls(
  'openingCalendar',
  {
    at: { path: '/atendimento/calendario' },
    document: staffDocument({
      /** Days of the week: 1 is Monday, 7 Sunday. A day that no level names is open. */
      semana: week,
      excecoes: z.array(exception),
      fechamentos: z.array(closure),
    }),
    change: staffDocument({
      semana: week,
      /**
       * Days on which a level opens at other times than usual; of several entries of one level for a day, the last
       * counts.
       */
      excecoes: z.array(exception).max(2000),
      /** Numbers of the closures that stay; removing one does not undo its rescheduling. */
      fechamentos: z.array(recordNumber).max(2000),
    }),
    reads: 'On which days libraries are open',
    changes:
      'Changes opening days. Loans keep the days on which they are due; a last day to fetch a copy that is closed now moves to the next open one',
  },
);

/** Lists national holidays for the form to take over; nothing is written. */
export const listNationalHolidays = endpoint({
  method: 'GET',
  path: '/atendimento/calendario/feriados',
  summary: 'The national holidays of Brazil in a year, those that move with Easter included',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('openingCalendar'),
  query: z.object({ ano: z.coerce.number().int().min(1949).max(2999) }),
  responses: { 200: z.array(z.object({ dia: z.iso.date(), nome: z.string() })) },
});

/**
 * Closes libraries without notice. 409 `AlteradoPorOutro` as for the calendar itself. 422 `FechamentoJaRegistrado`
 * where all days are already so closed for each of these libraries.
 */
export const closeInEmergency = endpoint({
  method: 'POST',
  path: '/atendimento/calendario/fechamentos',
  summary:
    'Closes libraries without notice: what is due or to be fetched then is dated anew, fines of those days are dropped, each patron is told once',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('openingCalendar'),
  body: z
    .strictObject({
      versao: z.number().int().min(0).max(2_147_483_647),
      ...level,
      de: civilDay,
      ate: civilDay,
      motivo: staffText(200).min(1),
    })
    .refine(isOneLevel, { path: ['ate'] })
    .refine(isForwards, refusedAs('daysBackwards', ['ate']))
    .refine(isShort, refusedAs('spanTooLong', ['ate'])),
  responses: {
    200: z.object({
      codigo: z.number().int(),
      emprestimos: z.number().int(),
      retiradas: z.number().int(),
      multas: z.number().int(),
      /** Number of people who were notified. */
      pessoas: z.number().int(),
    }),
    409: errorBody,
    422: errorBody,
  },
});
