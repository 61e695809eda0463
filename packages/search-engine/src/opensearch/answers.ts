import { z } from 'zod';

/** Answers of the cluster, as far as they are read. */
const bucket = z.object({ key: z.string(), doc_count: z.number() });

export const buckets = z.object({
  buckets: z.array(bucket),
  doc_count_error_upper_bound: z.number().default(0),
});
export type Bucket = z.infer<typeof bucket>;

export const pages = z.object({
  buckets: z.array(z.object({ key: z.object({ key: z.string() }), doc_count: z.number() })),
});

export const hit = z
  .object({
    _id: z.string(),
    _score: z.number().nullable().optional(),
    _source: z.unknown().optional(),
    fields: z.record(z.string(), z.array(z.unknown())).default({}),
  })
  .transform(({ _id: id, _score: score, _source: source, fields }) => ({
    id,
    score: score ?? 0,
    source,
    fields,
  }));

export const found = z.object({
  hits: z.object({ total: z.object({ value: z.number() }).optional(), hits: z.array(hit) }),
  aggregations: z.record(z.string(), z.unknown()).default({}),
});
export type SearchResponse = z.infer<typeof found>;
export type Hit = z.infer<typeof hit>;

export const manyFound = z.object({ responses: z.array(found) });

export const documents = z.object({
  docs: z.array(
    z
      .object({
        _id: z.string(),
        found: z.boolean().default(false),
        _source: z.unknown().optional(),
      })
      .transform(({ _id: id, found: isThere, _source: source }) => ({ id, isThere, source })),
  ),
});

export const bulkDone = z.object({
  errors: z.boolean(),
  items: z.array(
    z.record(z.string(), z.object({ status: z.number(), error: z.unknown().optional() })),
  ),
});

export const anything = z.unknown();

/** The id of a title that was found. */
export function idOf({ id }: Hit): number {
  return Number(id);
}
