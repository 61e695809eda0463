import type { Workspace } from '../facets/workspace.ts';
import { fieldNumbers, maskOf } from '../index/field-masks.ts';
import { fieldMark, markedField, readTokens } from '../index/forward-index.ts';
import { docIdOf } from '../index/generation.ts';
import type { Generation, SegmentView } from '../index/generation.ts';
import { utf8 } from '../index/strings.ts';
import { indexOfTerm, termOfForm, termText } from '../index/term-dictionary.ts';
import { isDeleted } from '../index/tombstones.ts';
import { addPostings, collectAccumulators } from '../postings/accumulators.ts';
import { dropDeleted } from '../postings/kernels.ts';
import { idOf, mergeTopK } from '../ranking/merge-top-k.ts';
import { uniformImpactScoreTable } from '../index/impacts.ts';
import { inverseDocumentFrequency } from '../ranking/scoring.ts';
import { topK } from '../ranking/top-k.ts';
import type { RankedDoc } from '../ranking/top-k.ts';

/** Weights of a shared term by its field, beside its inverse document frequency. */
const weights = new Map([
  [fieldNumbers.title, 2],
  [fieldNumbers.author, 3],
  [fieldNumbers.subject, 4],
  [fieldNumbers.series, 2],
]);
const mask = maskOf('title') | maskOf('author') | maskOf('subject') | maskOf('series');
const termLimit = 64;
/** Number of titles above which a term says nothing of likeness, if it also has more than one title in twenty. */
const commonFrom = 1_000;

interface SharedTerm {
  readonly term: string;
  readonly weight: number;
}

export function moreLikeThis(
  generation: Generation,
  workspace: Workspace,
  id: number,
  limit: number,
): number[] {
  const { segments } = generation;
  const shared = segments.flatMap((view) => termsOfTitle(view, id));
  if (shared.length === 0) return [];
  const selective = mostSelective(segments, shared);
  const lists = segments.map((view) => similarIn(view, workspace, selective, limit + 1));
  return mergeTopK(lists, 'C', limit + 1)
    .map(idOf)
    .filter((one) => one !== id)
    .slice(0, limit);
}

/** The terms of a live title, each with the weight of its best field. */
function termsOfTitle({ segment, tombstones }: SegmentView, id: number): SharedTerm[] {
  const docId = docIdOf(segment.ids, id);
  if (docId < 0 || (tombstones !== null && isDeleted(tombstones, docId))) return [];
  const weightOf = new Map<number, number>();
  let weight = 0;
  const { tokens, count } = readTokens(segment.forward, docId);
  for (const token of tokens.subarray(0, count)) {
    if (token >= fieldMark) weight = weights.get(markedField(token)) ?? 0;
    else if (weight > 0) {
      const term = termOfForm(segment.dictionary, token);
      weightOf.set(term, Math.max(weight, weightOf.get(term) ?? 0));
    }
  }
  return [...weightOf].map(([term, most]) => ({
    term: termText(segment.dictionary, term),
    weight: most,
  }));
}

/** The terms of the highest weight by inverse document frequency. */
function mostSelective(
  segments: readonly SegmentView[],
  shared: readonly SharedTerm[],
): SharedTerm[] {
  const titles = segments.reduce((sum, { segment }) => sum + segment.ids.length, 0);
  const common = Math.max(commonFrom, titles / 20);
  return shared
    .map(({ term, weight }) => {
      const held = segments.reduce((sum, view) => {
        const { start, end } = postingRange(view, term);
        return sum + end - start;
      }, 0);
      return { term, weight: held > common ? 0 : weight * inverseDocumentFrequency(titles, held) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, termLimit);
}

interface PostingRange {
  readonly start: number;
  readonly end: number;
  /** Number of classes of words in its impacts: see `impacts.ts`. */
  readonly classes: number;
}

function postingRange({ segment }: SegmentView, term: string): PostingRange {
  const number = indexOfTerm(segment.dictionary, utf8(term));
  if (number < 0) return { start: 0, end: 0, classes: 1 };
  const { starts, classes } = segment.postings;
  return {
    start: starts[number] as number,
    end: starts[number + 1] as number,
    classes: classes[number] as number,
  };
}

function similarIn(
  view: SegmentView,
  workspace: Workspace,
  shared: readonly SharedTerm[],
  limit: number,
): RankedDoc[] {
  const { postings, ids } = view.segment;
  const accumulators = workspace.accumulators(ids.length);
  for (const { term, weight } of shared) {
    const { start, end, classes } = postingRange(view, term);
    const scoreOf = uniformImpactScoreTable(weight, classes);
    addPostings({ ...postings, start, end, mask, scoreOf }, accumulators);
  }
  const matches = workspace.pool.take(ids.length);
  collectAccumulators(accumulators, ids.length, matches);
  if (view.tombstones !== null) dropDeleted(matches, view.tombstones);
  const best = topK(view, 'C', matches, limit);
  workspace.pool.give(matches);
  return best;
}
