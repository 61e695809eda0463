import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { describeTitle, recordKind, type MarcRecord } from '@estante/marc';
import type { SourceTitle } from '@estante/references';
import type { ImportReport } from '../../apps/server/src/modules/import/index.ts';
import type { MeasurementResult } from './main.ts';
import { tryIdentity } from './records/identity-trials.ts';
import { importAll } from './records/import-all.ts';
import { keptComparisons } from './records/kept-comparisons.ts';
import { presentAll, type FileFigures } from './records/present.ts';
import { readFile, type FileRead } from './records/read-file.ts';
import { exactReferences } from './records/reference-cases.ts';
import { compareReaders, hasSecondReader, type ReaderComparison } from './records/second-reader.ts';
import { validate } from './records/validate.ts';
import { readByZotero } from './records/zotero.ts';

const data = fileURLToPath(new URL('../../../shared/data', import.meta.url));
const folders = ['bibliographic', 'authorities', 'malformed', 'other-dialects'] as const;

/**
 * Real records: how they are read, beside pymarc; what the import makes of them; whether what is
 * written of them is valid; and the reference cases.
 *
 * Options: --data FOLDER, --python COMMAND (one that has pymarc; without it the kept figures stand
 * in), --schemas FOLDER (the schemas; without it they are fetched), --zotero ADDRESS (of Zotero's
 * translation server, which runs its own translators).
 */
export async function run(args: string[]): Promise<MeasurementResult> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: 'string', default: data },
      python: { type: 'string', default: 'python3' },
      schemas: { type: 'string' },
      zotero: { type: 'string' },
    },
  });
  const files = await filesIn(values.data);
  const isCompared = await hasSecondReader(values.python);
  const { reports, again } = await importAll(files);
  const titles: SourceTitle[] = [];
  const figures: FileFigures[] = [];
  for (const path of files) {
    const read = await readFile(path);
    titles.push(...read.records.flatMap((record) => titleOf(record, titles.length)));
    const compared = isCompared
      ? await compareReaders(values.python, path, read.records, read.charset)
      : (keptComparisons[basename(path)] ?? null);
    figures.push(fileFigures(path, read, compared, reports.get(path)));
  }
  return presentAll({
    files: figures,
    isCompared,
    changedAgain: again.reduce((sum, report) => sum + changesOf(report), 0),
    trials: tryIdentity(titles),
    references: exactReferences(),
    zotero: values.zotero === undefined ? [] : await readByZotero(values.zotero),
    validity: await validate(titles.map(numbered), values.schemas),
  });
}

async function filesIn(folder: string): Promise<string[]> {
  const paths: string[] = [];
  for (const part of folders) {
    const names = (await readdir(join(folder, part))).toSorted();
    paths.push(
      ...names.filter((name) => !name.endsWith('.csv')).map((name) => join(folder, part, name)),
    );
  }
  return paths;
}

function titleOf(record: MarcRecord, before: number): SourceTitle[] {
  if (recordKind(record) !== 'bibliographic') return [];
  const description = describeTitle(record);
  if (description.title === '') return [];
  return [{ id: before + 1, description, record, callNumber: '', address: '' }];
}

function numbered(title: SourceTitle, at: number): SourceTitle {
  return { ...title, id: at + 1 };
}

function fileFigures(
  path: string,
  { records, setAside, guesses }: FileRead,
  compared: ReaderComparison | null,
  report: ImportReport | undefined,
): FileFigures {
  const { bibliographic } = report?.kinds ?? {};
  return {
    name: basename(path),
    read: records.length,
    compared,
    setAside,
    guesses,
    unusable: report ? setAsideIn(report) : 0,
    added: bibliographic?.new ?? 0,
    overwritten: report?.overwritten ?? {},
    joined: report?.joined ?? {},
    renumbered: report?.warnings['renumbered'] ?? 0,
    barcodes: report?.warnings['shared-barcode'] ?? 0,
  };
}

function setAsideIn({ kinds }: ImportReport): number {
  return Object.values(kinds).reduce((sum, counts) => sum + counts.setAside, 0);
}

function changesOf({ kinds }: ImportReport): number {
  return Object.values(kinds).reduce(
    (sum, counts) => sum + counts.new + counts.changed + counts.joined,
    0,
  );
}
