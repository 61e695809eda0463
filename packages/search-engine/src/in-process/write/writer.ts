import type { Change } from '../../port.ts';
import { emptyGeneration } from '../index/generation.ts';
import type { Generation, Part } from '../index/generation.ts';
import { without } from '../index/tombstones.ts';
import { mergedTail } from './merge-policy.ts';
import { RecordsBuilder } from './records-builder.ts';
import type { RecordOfDocument, RecordsOfSegment } from './records-builder.ts';
import { SegmentBuilder, segmentOf } from './segment-builder.ts';
import type { TextsOfSegment } from './texts-builder.ts';
import { ValueWriter } from './value-writer.ts';

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
