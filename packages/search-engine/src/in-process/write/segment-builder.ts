import { randomUUID } from 'node:crypto';
import type { SearchDocument } from '../../port.ts';
import { buildCommonSets } from '../facets/precomputed-counts.ts';
import { smallSegmentLimit } from '../index/segment.ts';
import type { Segment } from '../index/segment.ts';
import { RecordsBuilder } from './records-builder.ts';
import type { SegmentRecords } from './records-builder.ts';
import { TextsBuilder } from './texts-builder.ts';
import type { SegmentTexts } from './texts-builder.ts';
import type { ValueWriter } from './value-writer.ts';

/**
 * Gathers titles in any order and makes a segment of them; where an id comes twice, the last
 * counts.
 */
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

  /** Begins a title; all that is added up to the next call belongs to it. */
  begin(id: number): void {
    this.texts.begin(id);
    this.records.begin(id);
  }

  finish(): Segment {
    return segmentOf(this.texts.finish(), this.records.finish());
  }
}

/** Joins the texts and the records of the same titles. */
export function segmentOf(texts: SegmentTexts, records: SegmentRecords): Segment {
  const segment = { key: randomUUID(), ...texts, ...records };
  return {
    ...segment,
    common: texts.ids.length > smallSegmentLimit ? buildCommonSets(segment) : [],
  };
}
