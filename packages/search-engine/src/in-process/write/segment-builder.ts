import { randomUUID } from 'node:crypto';
import type { SearchDocument } from '../../port.ts';
import { commonSets } from '../facets/precomputed-counts.ts';
import { titlesForTotals } from '../index/segment.ts';
import type { Segment } from '../index/segment.ts';
import { RecordsBuilder } from './records-builder.ts';
import type { RecordsOfSegment } from './records-builder.ts';
import { TextsBuilder } from './texts-builder.ts';
import type { TextsOfSegment } from './texts-builder.ts';
import type { ValueWriter } from './value-writer.ts';

/** Gathers titles in any order and makes a segment of them; of an id that comes twice, the last. */
export class SegmentBuilder {
  readonly texts = new TextsBuilder();
  readonly records = new RecordsBuilder();

  get length(): number {
    return this.records.length;
  }

  put(document: SearchDocument, values: ValueWriter): void {
    this.texts.put(document);
    this.records.put(document, values);
  }

  /** What follows, up to the next call, is of this title. */
  begin(id: number): void {
    this.texts.begin(id);
    this.records.begin(id);
  }

  finish(): Segment {
    return segmentOf(this.texts.finish(), this.records.finish());
  }
}

/** Both parts of the same titles as one. */
export function segmentOf(texts: TextsOfSegment, records: RecordsOfSegment): Segment {
  const segment = { key: randomUUID(), ...texts, ...records };
  return { ...segment, common: texts.ids.length > titlesForTotals ? commonSets(segment) : [] };
}
