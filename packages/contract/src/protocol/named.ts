import { z } from 'zod';

/** Code of a value, and its name in the language of the request. */
export const named = z.object({ codigo: z.string(), descricao: z.string() }).meta({ id: 'Named' });
