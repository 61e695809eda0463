import { z } from 'zod';

/** A plain form sends the fields that are not filled in as empty texts. */
export function unlessEmpty<Field extends z.ZodType>(field: Field) {
  return z.union([field, z.literal('').transform(() => undefined)]).optional();
}
