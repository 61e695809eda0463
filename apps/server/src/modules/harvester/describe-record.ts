import { setImmediate } from 'node:timers/promises';
import { describeTitle, readMarcXml, type Description } from '@estante/marc';
import type { HarvestedRecord } from './read-answer.ts';
import { bounded } from './bounded.ts';
import { describeDublinCore } from './dublin-core.ts';
import { readXml, XmlFault } from './xml-tree.ts';

export interface DescribedRecord {
  readonly format: 'marcxml' | 'oai_dc';
  readonly description: Description;
}

/** Describes each record, null where it is deleted or says nothing. Calls have their turn between. */
export async function describeAll<AnyRecord extends HarvestedRecord>(
  records: readonly AnyRecord[],
): Promise<(AnyRecord & { readonly described: DescribedRecord | null })[]> {
  const all = [];
  for (const record of records) {
    const isGone = record.isDeleted || record.raw === '';
    all.push({ ...record, described: isGone ? null : await describeRecord(record.raw) });
    if (all.length % 20 === 0) await setImmediate();
  }
  return all;
}

/** Describes the title of a record in either format; null where it is in neither, or says no title. */
export async function describeRecord(raw: string): Promise<DescribedRecord | null> {
  const format = /<(?:[\w.-]{1,64}:)?(?:datafield|controlfield)[\s>]/.test(raw)
    ? 'marcxml'
    : 'oai_dc';
  const described = await (format === 'marcxml' ? describeMarcXml(raw) : describeDc(raw));
  const description = described && bounded(described);
  return description && description.title !== '' ? { format, description } : null;
}

async function describeMarcXml(raw: string): Promise<Description | null> {
  for await (const result of readMarcXml(once(Buffer.from(raw))))
    if (result.kind === 'record') return describeTitle(result.record);
  return null;
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}

async function describeDc(raw: string): Promise<Description | null> {
  try {
    const root = await readXml(raw);
    return root.name === 'dc' ? describeDublinCore(root) : null;
  } catch (error) {
    if (error instanceof XmlFault) return null;
    throw error;
  }
}
