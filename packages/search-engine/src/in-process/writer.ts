import type { Change } from '../port.ts';
import { SegmentBuilder, segmentOf } from './builder.ts';
import { emptyGeneration, liveCount, without } from './generation.ts';
import type { Generation, Part } from './generation.ts';
import { mergeParts } from './merge.ts';
import { RecordsBuilder } from './records-builder.ts';
import type { RecordOfDocument, RecordsOfSegment } from './records-builder.ts';
import type { TextsOfSegment } from './texts-builder.ts';
import { ValueWriter } from './value-writer.ts';

/** Parts up to this many titles are merged as changes come; larger ones in the background. */
const smallMerge = 4_000;
/** A part is merged with the next when it is less than so many times larger. */
const growth = 3;

/** Makes the next generation of the one before it. */
export function applyChanges(
  from: Generation,
  changes: readonly Change[],
  position: string,
): Generation {
  const values = new ValueWriter(from.values);
  const builder = new SegmentBuilder();
  const last = new Map<number, Change['kind']>();
  for (const change of changes) {
    if (change.kind === 'put') {
      builder.put(change.document, values);
      last.set(change.document.id, 'put');
    } else last.set(change.id, 'delete');
  }
  const changed = [...last.keys()];
  const gone = changed.filter((id) => last.get(id) === 'delete');
  const parts = from.parts.map((part) => without(part, changed));
  if (builder.length > 0) parts.push(without(wholePart(builder), gone));
  return { parts: mergedTail(parts), values: values.flush(), position };
}

function wholePart(builder: SegmentBuilder): Part {
  return { segment: builder.finish(), deleted: null, deletedCount: 0 };
}

/** Joins the small parts at the end, each time the last has grown near the one before it. */
function mergedTail(all: readonly Part[]): Part[] {
  const parts = all.filter((part) => liveCount(part) > 0);
  for (;;) {
    const [before, last] = parts.slice(-2);
    if (before === undefined || last === undefined) return parts;
    const together = liveCount(before) + liveCount(last);
    if (together > smallMerge || liveCount(before) >= growth * liveCount(last)) return parts;
    parts.splice(-2, 2, { segment: mergeParts([before, last]), deleted: null, deletedCount: 0 });
  }
}

/** Gathers a whole new index, all but its words. */
export class Rebuild {
  readonly #builder = new RecordsBuilder();
  readonly #values = new ValueWriter(emptyGeneration.values);
  #records: RecordsOfSegment | null = null;

  put(documents: readonly RecordOfDocument[]): void {
    for (const document of documents) this.#builder.put(document, this.#values);
  }

  /** After the last title, while another thread does the same with their words. */
  finishRecords(): void {
    this.#builder.numberHeadingsByUse(this.#values);
    this.#records = this.#builder.finish();
  }

  finish(texts: TextsOfSegment, position: string): Generation {
    if (this.#records === null) throw new Error('The records of the rebuild are not finished');
    const segment = segmentOf(texts, this.#records);
    const parts = segment.ids.length > 0 ? [{ segment, deleted: null, deletedCount: 0 }] : [];
    return { parts, values: this.#values.flush(), position };
  }
}

/**
 * Parts that are worth one merge in the background, or none. While changes come, the last parts are
 * left to these: a merge of what they join meanwhile would be in vain.
 */
export function partsToMerge(generation: Generation, changesCome: boolean): readonly Part[] {
  const parts = changesCome ? settled(generation.parts) : generation.parts;
  const wasted = parts.filter(
    ({ segment: { ids }, deletedCount }) =>
      ids.length > smallMerge && deletedCount * 5 > ids.length,
  );
  if (wasted.length > 0) return wasted;
  let worth: readonly Part[] = [];
  let after = 0;
  for (let i = parts.length - 1; i >= 0; i--) {
    const part = parts[i] as Part;
    if (liveCount(part) < growth * after && after >= smallMerge / growth) worth = parts.slice(i);
    after += liveCount(part);
  }
  return worth;
}

/** Parts that no later change joins: those that are too many together with all that follow. */
function settled(parts: readonly Part[]): readonly Part[] {
  let end = parts.length;
  let after = 0;
  while (end > 0 && after + liveCount(parts[end - 1] as Part) <= smallMerge)
    after += liveCount(parts[--end] as Part);
  return parts.slice(0, end);
}

/** The index with `merged` in place of the parts it was made of, less what was deleted since. */
export function withMerged(
  generation: Generation,
  made: readonly Part[],
  merged: Part['segment'],
): Generation {
  const keys = new Set(made.map(({ segment }) => segment.key));
  const replaced = generation.parts.filter(({ segment }) => keys.has(segment.key));
  if (replaced.length !== made.length) return generation;
  const since = replaced.flatMap((part, i) => deletedSince(part, made[i] as Part));
  const part = without({ segment: merged, deleted: null, deletedCount: 0 }, since);
  const at = generation.parts.indexOf(replaced[0] as Part);
  const others = generation.parts.filter((one) => !replaced.includes(one));
  return { ...generation, parts: [...others.slice(0, at), part, ...others.slice(at)] };
}

function deletedSince(now: Part, then: Part): number[] {
  if (now.deletedCount === then.deletedCount) return [];
  const ids: number[] = [];
  for (let byte = 0; byte < (now.deleted?.length ?? 0); byte++) {
    const fresh = (now.deleted?.[byte] ?? 0) & ~(then.deleted?.[byte] ?? 0);
    for (let bit = 0; bit < 8; bit++) {
      if ((fresh >>> bit) & 1) ids.push(now.segment.ids[byte * 8 + bit] as number);
    }
  }
  return ids;
}
