import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';

/** Hour HH:MM; 24:00 is midnight at the end of a day. */
const hour = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** Number of open days given for each library after today. */
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
      /** Time zone of days and hours. */
      fuso: z.string(),
      /** Libraries with weekly hours entered by staff. */
      bibliotecas: z.array(
        z.object({
          cod_biblioteca: z.number().int(),
          /** Days: first today, open or not; then open ones. A day missing between them is closed. */
          dias: z
            .array(
              z.object({
                dia: z.iso.date(),
                aberta: z.boolean(),
                /** Opening hours; none on an exceptionally open day without hours of its own. */
                horas: z.array(z.object({ abre: hour, fecha: hour })),
              }),
            )
            .min(1),
        }),
      ),
    }),
  },
});
