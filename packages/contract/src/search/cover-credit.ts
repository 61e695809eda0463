import { z } from 'zod';

/** Owner of the picture of a cover, where it was fetched from others. */
export const coverCredit = z.object({
  nome: z.string(),
  /** Address of the edition there; '' for none. */
  link: z.string(),
});
