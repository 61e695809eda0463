import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';

/** HH:MM; 24:00 is midnight at the end of a day. */
const hour = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** Days told of each library: today, and so many on which it is open after that. */
export const openDaysAhead = 3;

export const listOpenings = endpoint({
  isKept: true,
  method: 'GET',
  path: '/unidade-informacao/abertura',
  summary: 'When libraries are open today and on their next open days, by hours and calendar',
  tag: 'campus',
  access: 'public',
  isRevalidated: true,
  responses: {
    200: z.object({
      /** The time zone in which days and hours are told. */
      fuso: z.string(),
      /** Libraries whose hours of the week staff have entered. */
      bibliotecas: z.array(
        z.object({
          cod_biblioteca: z.number().int(),
          /** The first is today, open or not; the others are open. A day between them is not. */
          dias: z
            .array(
              z.object({
                dia: z.iso.date(),
                aberta: z.boolean(),
                /** None on a day that is open by way of exception, at hours that nobody has entered. */
                horas: z.array(z.object({ abre: hour, fecha: hour })),
              }),
            )
            .min(1),
        }),
      ),
    }),
  },
});
