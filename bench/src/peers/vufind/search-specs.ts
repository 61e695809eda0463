import { parse } from 'yaml';
import { z } from 'zod';

const spec = z.object({
  DismaxFields: z.array(z.string()).optional(),
  DismaxHandler: z.string().optional(),
  DismaxParams: z.array(z.tuple([z.string(), z.coerce.string()])).optional(),
  FilterQuery: z.string().optional(),
});

/** Specification of one kind of search, as sent to Solr. */
export interface SearchSpec {
  /** Fields with their weights: 'title^500'. */
  readonly fields: readonly string[];
  readonly handler: string;
  readonly params: readonly (readonly [name: string, value: string])[];
  readonly filter: string | null;
}

/** The kinds of search of a searchspecs.yaml that dismax answers, by name. */
export function readSearchSpecs(yaml: string, handler: string): Map<string, SearchSpec> {
  const all = z.record(z.string(), z.unknown()).parse(parse(yaml));
  const specs = new Map<string, SearchSpec>();
  for (const [name, value] of Object.entries(all)) {
    const read = spec.safeParse(value).data;
    if (!read?.DismaxFields) continue;
    specs.set(name, {
      fields: read.DismaxFields,
      handler: read.DismaxHandler ?? handler,
      params: read.DismaxParams ?? [],
      filter: read.FilterQuery ?? null,
    });
  }
  return specs;
}
