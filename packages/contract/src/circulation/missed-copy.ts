import { z } from 'zod';

/** A copy that is not where it should be. */
export const missedCopy = z.object({
  /** Bar code; '' where it has none. */
  codigo_barras: z.string(),
  titulo: z.string(),
});
