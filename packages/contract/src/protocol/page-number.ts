import { z } from 'zod';

/** Number of a page of a list, from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(1_000_000_000).default(1);
