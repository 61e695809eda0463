import { z } from 'zod';

/** A value by its code, and as it is called in the language of the request. */
export const named = z.object({ codigo: z.string(), descricao: z.string() }).meta({ id: 'Named' });
