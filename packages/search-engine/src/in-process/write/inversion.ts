import { searchFields } from '../../fields.ts';
import type { SearchField } from '../../fields.ts';
import { impactOf } from '../index/impacts.ts';
import { fieldMark, markedField, variantMark } from '../index/forward-index.ts';
import type { TokenStream } from '../index/forward-index.ts';
import { fieldBits } from '../index/postings.ts';
import type { Postings } from '../index/postings.ts';
import { shared } from '../index/shared-arrays.ts';
import { classesOfForms } from '../index/inflection-groups.ts';
import type { TermDictionary } from '../index/term-dictionary.ts';

/**
 * Weights of fields in BM25F, and the length at which a field is neither short nor long. Lengths
 * are fixed and not averages, so that a title weighs the same in every segment.
 */
const weights: Readonly<Record<SearchField, readonly [weight: number, length: number]>> = {
  title: [8, 8],
  author: [6, 5],
  subject: [4, 8],
  series: [2, 6],
  publisher: [1.5, 4],
  callNumber: [3, 3],
  standardNumber: [5, 1],
  notes: [1, 30],
  identifier: [3, 1],
};
const fieldWeights = searchFields.map((field) => weights[field][0]);
const fieldLengths = searchFields.map((field) => weights[field][1]);
/** The weight of a variant form relative to its heading. */
const variantWeight = 0.4;
const lengthInfluence = 0.5;
const saturation = 5;

/** Inverts a token stream into posting lists; `termOf` is the term of each form. */
export function invert(
  { starts, tokens }: TokenStream,
  dictionary: TermDictionary,
  termOf: Uint32Array,
): Postings {
  const { ofForm, ofTerm } = classesOfForms(dictionary);
  const termTotal = ofTerm.length;
  const titles = starts.length - 1;
  const postingStarts = countPostings(starts, tokens, termOf, termTotal);
  const total = postingStarts[termTotal] as number;
  const entries = shared.uint32(total);
  const impacts = shared.bytes(total);
  const cursor = postingStarts.slice(0, termTotal);
  const slotOf = new Int32Array(termTotal);
  const lengths = new Float64Array(searchFields.length);
  const shares = new Float64Array(searchFields.length);
  let terms = new Uint32Array(1024);
  let masks = new Uint32Array(1024);
  let sums = new Float64Array(1024);
  /** The most that one of the term's forms adds, and the class of that form. */
  let mosts = new Float64Array(1024);
  let mostClasses = new Uint8Array(1024);
  for (let docId = 0; docId < titles; docId++) {
    const from = starts[docId] as number;
    const to = starts[docId + 1] as number;
    if (to - from > terms.length) {
      terms = new Uint32Array(to - from);
      masks = new Uint32Array(to - from);
      sums = new Float64Array(to - from);
      mosts = new Float64Array(to - from);
      mostClasses = new Uint8Array(to - from);
    }
    lengths.fill(0);
    let field = 0;
    let counts = 1;
    for (let i = from; i < to; i++) {
      const token = tokens[i] as number;
      if (token < fieldMark) lengths[field] = (lengths[field] as number) + counts;
      else {
        field = markedField(token);
        counts = token - fieldMark < variantMark ? 1 : 0;
      }
    }
    let factor = 1;
    for (let f = 0; f < shares.length; f++) {
      const stretch = (lengths[f] as number) / (fieldLengths[f] as number);
      shares[f] = (fieldWeights[f] as number) / (1 - lengthInfluence + lengthInfluence * stretch);
    }
    let used = 0;
    for (let i = from; i < to; i++) {
      const token = tokens[i] as number;
      if (token >= fieldMark) {
        field = markedField(token);
        factor = (token & variantMark) === 0 ? 1 : variantWeight;
        continue;
      }
      const term = termOf[token] as number;
      let slot = slotOf[term] as number;
      if (slot >= used || terms[slot] !== term) {
        slot = used++;
        slotOf[term] = slot;
        terms[slot] = term;
        masks[slot] = 0;
        sums[slot] = 0;
        mosts[slot] = 0;
      }
      masks[slot] = (masks[slot] as number) | (1 << field);
      const added = factor * (shares[field] as number);
      sums[slot] = (sums[slot] as number) + added;
      if (added > (mosts[slot] as number)) {
        mosts[slot] = added;
        mostClasses[slot] = ofForm[token] as number;
      }
    }
    for (let slot = 0; slot < used; slot++) {
      const term = terms[slot] as number;
      const place = cursor[term] as number;
      cursor[term] = place + 1;
      entries[place] = ((docId << fieldBits) | (masks[slot] as number)) >>> 0;
      const sum = sums[slot] as number;
      const classes = ofTerm[term] as number;
      const weight = (255 * sum) / (sum + saturation);
      impacts[place] = impactOf(weight, mostClasses[slot] as number, classes);
    }
  }
  return { starts: postingStarts, entries, impacts, classes: ofTerm, formClasses: ofForm };
}

function countPostings(
  starts: Uint32Array,
  tokens: Uint32Array,
  termOf: Uint32Array,
  termCount: number,
): Uint32Array {
  const counts = shared.uint32(termCount + 1);
  const lastTitle = new Uint32Array(termCount);
  for (let docId = 0; docId + 1 < starts.length; docId++) {
    const to = starts[docId + 1] as number;
    for (let i = starts[docId] as number; i < to; i++) {
      const token = tokens[i] as number;
      if (token >= fieldMark) continue;
      const term = termOf[token] as number;
      if (lastTitle[term] === docId + 1) continue;
      lastTitle[term] = docId + 1;
      counts[term + 1] = (counts[term + 1] as number) + 1;
    }
  }
  for (let term = 0; term < termCount; term++) {
    counts[term + 1] = (counts[term + 1] as number) + (counts[term] as number);
  }
  return counts;
}
