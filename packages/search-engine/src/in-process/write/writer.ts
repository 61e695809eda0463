import type { Change } from '../../port.ts';
import { emptyGeneration } from '../index/generation.ts';
import type { Generation, SegmentView } from '../index/generation.ts';
import { withDeletes } from '../index/tombstones.ts';
import { mergeSmallSegments } from './merge-policy.ts';
import { RecordsBuilder } from './records-builder.ts';
import type { DocumentRecord, SegmentRecords } from './records-builder.ts';
import { SegmentBuilder, segmentOf } from './segment-builder.ts';
import type { SegmentTexts } from './texts-builder.ts';
import { ValueWriter } from './value-writer.ts';

/** Applies changes to a generation, which makes the next one. */
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
  const segments = from.segments.map((view) => withDeletes(view, changed));
  if (builder.length > 0) segments.push(withDeletes(wholeSegment(builder), gone));
  return { segments: mergeSmallSegments(segments), values: values.flush(), position };
}

function wholeSegment(builder: SegmentBuilder): SegmentView {
  return { segment: builder.finish(), tombstones: null, deletedCount: 0 };
}

/** Gathers a whole new index, except its words. */
export class Rebuild {
  readonly #builder = new RecordsBuilder();
  readonly #values = new ValueWriter(emptyGeneration.values);
  #records: SegmentRecords | null = null;

  put(documents: readonly DocumentRecord[]): void {
    for (const document of documents) this.#builder.put(document, this.#values);
  }

  /** Finishes the records after the last title, while another thread finishes the words. */
  finishRecords(): void {
    this.#builder.numberHeadingsByUse(this.#values);
    this.#records = this.#builder.finish();
  }

  finish(texts: SegmentTexts, position: string): Generation {
    if (this.#records === null) throw new Error('The records of the rebuild are not finished');
    const segment = segmentOf(texts, this.#records);
    const segments = segment.ids.length > 0 ? [{ segment, tombstones: null, deletedCount: 0 }] : [];
    return { segments, values: this.#values.flush(), position };
  }
}

/**
 * The generation with the merged segment in place of its sources, less the titles deleted since.
 */
export function replaceMerged(
  generation: Generation,
  sources: readonly SegmentView[],
  merged: SegmentView['segment'],
): Generation {
  const keys = new Set(sources.map(({ segment }) => segment.key));
  const replaced = generation.segments.filter(({ segment }) => keys.has(segment.key));
  if (replaced.length !== sources.length) return generation;
  const since = replaced.flatMap((view, i) => deletedSince(view, sources[i] as SegmentView));
  const view = withDeletes({ segment: merged, tombstones: null, deletedCount: 0 }, since);
  const at = generation.segments.indexOf(replaced[0] as SegmentView);
  const others = generation.segments.filter((one) => !replaced.includes(one));
  return { ...generation, segments: [...others.slice(0, at), view, ...others.slice(at)] };
}

function deletedSince(now: SegmentView, then: SegmentView): number[] {
  if (now.deletedCount === then.deletedCount) return [];
  const ids: number[] = [];
  for (let byte = 0; byte < (now.tombstones?.length ?? 0); byte++) {
    const fresh = (now.tombstones?.[byte] ?? 0) & ~(then.tombstones?.[byte] ?? 0);
    for (let bit = 0; bit < 8; bit++) {
      if ((fresh >>> bit) & 1) ids.push(now.segment.ids[byte * 8 + bit] as number);
    }
  }
  return ids;
}
