import type { Workspace } from '../facets/workspace.ts';
import { fieldNumbers, maskOf } from '../index/field-masks.ts';
import { fieldMark, markedField } from '../index/forward-index.ts';
import { ordinalOf } from '../index/generation.ts';
import type { Generation, Part } from '../index/generation.ts';
import { indexOfString, stringAt } from '../index/strings.ts';
import { termsOfWords } from '../index/term-dictionary.ts';
import { isDeleted } from '../index/tombstones.ts';
import { addRun, gatherGains } from '../postings/accumulators.ts';
import { dropDeleted } from '../postings/kernels.ts';
import { idOf, mergeFound } from '../ranking/merge-top-k.ts';
import { rarity } from '../ranking/scoring.ts';
import { bestOf } from '../ranking/top-k.ts';
import type { Found } from '../ranking/top-k.ts';

/** What one term says of likeness, beside its rarity. */
const weights = new Map([
  [fieldNumbers.title, 2],
  [fieldNumbers.author, 3],
  [fieldNumbers.subject, 4],
  [fieldNumbers.series, 2],
]);
const mask = maskOf('title') | maskOf('author') | maskOf('subject') | maskOf('series');
const termLimit = 64;
/** A term of more titles than this, and than one in twenty, says nothing. */
const commonFrom = 1_000;

interface Shared {
  readonly term: string;
  readonly weight: number;
}

export function moreLikeThis(
  generation: Generation,
  workspace: Workspace,
  id: number,
  limit: number,
): number[] {
  const { parts } = generation;
  const shared = parts.flatMap((part) => termsOfTitle(part, id));
  if (shared.length === 0) return [];
  const told = telling(parts, shared);
  const lists = parts.map((part) => likeIn(part, workspace, told, limit + 1));
  return mergeFound(lists, 'C', limit + 1)
    .map(idOf)
    .filter((one) => one !== id)
    .slice(0, limit);
}

/** Terms of a live title, each by the field in which it says most. */
function termsOfTitle({ segment, deleted }: Part, id: number): Shared[] {
  const ordinal = ordinalOf(segment.ids, id);
  if (ordinal < 0 || (deleted !== null && isDeleted(deleted, ordinal))) return [];
  const { starts, tokens } = segment.stream;
  const termOf = termsOfWords(segment.vocabulary);
  const weightOf = new Map<number, number>();
  let weight = 0;
  for (const token of tokens.subarray(starts[ordinal], starts[ordinal + 1])) {
    if (token >= fieldMark) weight = weights.get(markedField(token)) ?? 0;
    else if (weight > 0) {
      const term = termOf[token] as number;
      weightOf.set(term, Math.max(weight, weightOf.get(term) ?? 0));
    }
  }
  return [...weightOf].map(([term, most]) => ({
    term: stringAt(segment.terms, term),
    weight: most,
  }));
}

/** The terms that say most, with what they weigh by their rarity. */
function telling(parts: readonly Part[], shared: readonly Shared[]): Shared[] {
  const titles = parts.reduce((sum, { segment }) => sum + segment.ids.length, 0);
  const common = Math.max(commonFrom, titles / 20);
  return shared
    .map(({ term, weight }) => {
      const held = parts.reduce((sum, part) => sum + runOf(part, term).length, 0);
      return { term, weight: held > common ? 0 : weight * rarity(titles, held) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, termLimit);
}

function runOf(
  { segment }: Part,
  term: string,
): { readonly start: number; readonly end: number; readonly length: number } {
  const number = indexOfString(segment.terms, term);
  if (number < 0) return { start: 0, end: 0, length: 0 };
  const { starts } = segment.postings;
  const [start, end] = [starts[number] as number, starts[number + 1] as number];
  return { start, end, length: end - start };
}

function likeIn(
  part: Part,
  workspace: Workspace,
  shared: readonly Shared[],
  limit: number,
): Found[] {
  const { postings, ids } = part.segment;
  const gains = workspace.gains(ids.length);
  for (const { term, weight } of shared)
    addRun({ ...postings, ...runOf(part, term), mask, weight }, gains);
  const matches = workspace.pool.take(ids.length);
  gatherGains(gains, ids.length, matches);
  if (part.deleted !== null) dropDeleted(matches, part.deleted);
  const best = bestOf(part, 'C', matches, limit);
  workspace.pool.give(matches);
  return best;
}
