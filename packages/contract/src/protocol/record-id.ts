import { z } from 'zod';

const largestRecordId = 2_147_483_647;

/**
 * Number of a title, library or campus in an address: what PostgreSQL's `integer` can hold, in the
 * one way it is written.
 */
export const recordId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((id) => id <= largestRecordId);

/** Number of a record in a body. */
export const recordNumber = z.number().int().min(1).max(largestRecordId);
