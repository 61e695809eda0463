import { z } from 'zod';

/** Number of a title, library or campus in an address: what PostgreSQL's `integer` can hold. */
export const recordId = z.coerce.number().int().min(1).max(2_147_483_647);
