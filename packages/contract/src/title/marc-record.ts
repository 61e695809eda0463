import { z } from 'zod';

/** MARC 21 record as displayed: leader, then fields in order. */
export const marcRecord = z.object({
  lider: z.string(),
  campos: z.array(
    z
      .object({
        tag: z.string(),
        /** Both indicators, a blank as a space; '' for a control field. */
        indicadores: z.string(),
        /** Text of a control field; '' for others. */
        valor: z.string(),
        subcampos: z.array(z.object({ codigo: z.string(), valor: z.string() })),
      })
      .meta({ id: 'MarcField' }),
  ),
});
