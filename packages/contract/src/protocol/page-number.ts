import { z } from 'zod';

/** Number of a page of a list, from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(1_000_000_000).default(1);

/** Fields that describe the page of a list. */
export const listPage = z
  .object({
    total: z.number().int(),
    pagina: z.number().int(),
    /** Number of entries on a page. */
    quantidade: z.number().int(),
  })
  .meta({ id: 'ListPage' }).shape;
