import { z } from 'zod';
import { refusedAs } from './value-fault.ts';

/** Day in a request, 'YYYY-MM-DD'. ISO 8601 has a year 0000; PostgreSQL and people do not. */
export const civilDay = z.iso.date().refine((day) => day >= '0001-01-01', refusedAs('day'));
