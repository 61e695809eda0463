import { itemProfileNames } from '@estante/marc';
import { z } from 'zod';
import { codeTables } from '../import/index.ts';

const counts = z.object({
  read: z.number(),
  new: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  joined: z.number().default(0),
  withdrawn: z.number().default(0),
  setAside: z.number(),
});
const numbers = z.record(z.string(), z.number()).default({});

/** Report of a run, kept in the database perhaps by another version: read with care. */
export const runReport = z.object({
  at: z.string(),
  kinds: z.array(counts.extend({ kind: z.string() })),
  copies: z
    .object({ added: z.number(), changed: z.number(), withdrawn: z.number() })
    .default({ added: 0, changed: 0, withdrawn: 0 }),
  overwritten: numbers,
  joined: numbers,
  warnings: numbers,
  librariesCreated: z.array(z.string()).default([]),
  unplaced: numbers,
  unplacedHoldings: numbers,
  newCodes: z
    .object({ loan_type: numbers, collection: numbers, location: numbers })
    .default({ loan_type: {}, collection: {}, location: {} }),
  placed: z.number().default(0),
  formats: z.array(z.string()).default([]),
  charsets: numbers,
  items: z.string().nullable().default(null),
  titles: z.array(z.string()).default([]),
  firstCopies: z.array(z.string()).default([]),
  /** Reason why the file could not be read to its end; null where it was. */
  unreadable: z.string().nullable().default(null),
  /** Files in the folder of reports, by what they list. */
  lists: z.record(z.string(), z.string()).default({}),
  isInterrupted: z.boolean().default(false),
});
export type RunReport = z.output<typeof runReport>;

const codes = z.array(z.string());

/** The first of the records that stay as they are. */
const examples = z.array(
  z.object({
    titleId: z.number(),
    title: z.string(),
    controlNumber: z.string().nullable(),
    reason: z.enum(['changed', 'lent', 'wanted']),
  }),
);

export const runUndo = z.object({
  at: z.string(),
  restored: z.number(),
  withdrawn: z.number(),
  separated: z.number(),
  refused: z.number(),
  entries: z
    .object({ loan_type: codes, collection: codes, location: codes })
    .default({ loan_type: [], collection: [], location: [] }),
  examples,
  /** Records that stay as they are, of the run's imports that have been gone through to their end. */
  settled: z.object({ refused: z.number(), examples }).default({ refused: 0, examples: [] }),
  isInterrupted: z.boolean(),
});
export type RunUndo = z.output<typeof runUndo>;

export const runOptions = z.object({
  libraryId: z.number().nullable().default(null),
  mapped: z.array(z.object({ code: z.string(), libraryId: z.number() })).default([]),
  codes: z
    .array(z.object({ table: z.enum(codeTables), code: z.string(), entryId: z.number() }))
    .default([]),
  newLibraries: z.boolean().default(false),
  source: z.string().default(''),
  charset: z.enum(['utf-8', 'marc-8', 'windows-1252', 'cp850']).nullable().default(null),
  items: z
    .enum([...itemProfileNames, 'none'])
    .nullable()
    .default(null),
});
export type RunOptions = z.output<typeof runOptions>;
