import { z } from 'zod';

/** Makes a field optional where it is empty: plain forms send unfilled fields as empty texts. */
export function unlessEmpty<Field extends z.ZodType>(field: Field) {
  return z.union([field, z.literal('').transform(() => undefined)]).optional();
}
