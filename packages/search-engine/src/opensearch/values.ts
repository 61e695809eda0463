import { createHash } from 'node:crypto';
import { z } from 'zod';
import { foldWords, headingForms } from '../analysis/index.ts';
import type { FacetType } from '../fields.ts';
import type { FacetValue } from '../port.ts';
import { documents, found } from './answers.ts';
import type { Cluster } from './cluster.ts';
import type { Clause } from './matching.ts';
import { cut, indexedWord, separator } from './indexed-words.ts';

/** Values whose labels are suggested and browsed: they know the number of their titles. */
export const headingTypes = ['A', 'S'] as const satisfies readonly FacetType[];

/** Values whose label fits that are counted. */
const mostFitting = 10_000;

/** Id of a value; hashed, since codes may be longer than an id. */
export function valueId(type: string, code: string): string {
  return createHash('sha256').update(`${type}\0${code}`).digest('base64url');
}

/** A facet value as it is indexed, without its total. */
export function valueRecord(
  type: FacetType,
  { code, label }: FacetValue,
): Readonly<Record<string, unknown>> {
  const words = foldWords(label);
  const folded = cut(words);
  return {
    kind: 'value',
    type,
    code,
    label,
    words: words.map(indexedWord).join(' '),
    folded,
    typed: (headingForms(words)[0] ?? '').slice(0, folded.length),
    key: folded === '' ? '' : `${folded}${separator}${code}`,
  };
}

const labelled = z.object({ label: z.string() });

/** Labels by `valueId`. */
export async function labelsOf(
  cluster: Cluster,
  index: string,
  values: readonly { readonly type: string; readonly code: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(values.map(({ type, code }) => valueId(type, code)))];
  if (ids.length === 0) return new Map();
  const { docs } = await cluster.search(documents, {
    method: 'POST',
    path: `/${index}/_mget`,
    body: { ids },
    query: { _source: 'label' },
  });
  return new Map(
    docs
      .filter(({ isThere }) => isThere)
      .map(({ id, source }) => [id, labelled.parse(source).label]),
  );
}

const fitting = z.object({ code: z.string(), folded: z.string() });

/** Codes whose label has the text at the start of a word. */
export async function codesLabelled(
  cluster: Cluster,
  index: string,
  type: FacetType,
  text: string,
): Promise<string[]> {
  const words = foldWords(text);
  const wanted = ` ${words.join(' ')}`;
  const { hits } = await cluster.search(found, {
    method: 'POST',
    path: `/${index}/_search`,
    body: {
      query: { bool: { filter: [{ term: { type } }, ...wordsBegin('words', words)] } },
      size: mostFitting,
      _source: ['code', 'folded'],
    },
  });
  return hits.hits
    .map(({ source }) => fitting.parse(source))
    .filter(({ folded }) => ` ${folded}`.includes(wanted))
    .map(({ code }) => code);
}

export function wordsBegin(field: string, words: readonly string[]): Clause[] {
  return words.map((word) => ({ prefix: { [field]: indexedWord(word) } }));
}
