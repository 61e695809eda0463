import { z } from 'zod';

/** Owner of a cover picture that was fetched from an outside source. */
export const coverCredit = z.object({
  nome: z.string(),
  /** Address of the edition there; '' for none. */
  link: z.string(),
});
