import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describeTitle, readMarc, recordKind } from '@estante/marc';
import type { SourceTitle } from '@estante/references';

async function* titlesIn(file: string): AsyncGenerator<Omit<SourceTitle, 'id'>> {
  for await (const read of readMarc(createReadStream(file))) {
    if (read.kind !== 'record' || recordKind(read.record) !== 'bibliographic') continue;
    const description = describeTitle(read.record);
    if (description.title !== '')
      yield { description, record: read.record, callNumber: '', address: '' };
  }
}

/** Sample of so many titles, taken evenly from all files of a folder: the same each time. */
export async function sampleOf(folder: string, wanted: number): Promise<SourceTitle[]> {
  const all: Omit<SourceTitle, 'id'>[] = [];
  for (const file of (await readdir(folder)).toSorted())
    for await (const title of titlesIn(join(folder, file))) all.push(title);
  const step = Math.max(all.length / wanted, 1);
  return Array.from({ length: Math.min(wanted, all.length) }, (_, at) => at).flatMap((at) => {
    const title = all[Math.floor(at * step)];
    return title ? [{ ...title, id: at + 1 }] : [];
  });
}
