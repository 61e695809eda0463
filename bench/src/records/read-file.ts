import { createReadStream } from 'node:fs';
import { readMarc, surveyMarc, type MarcRecord } from '@estante/marc';

/** File as the import reads it. */
export interface FileRead {
  readonly records: readonly MarcRecord[];
  /** Number of records that could not be read, by the reason. */
  readonly setAside: Readonly<Record<string, number>>;
  /** Records whose character set was guessed. */
  readonly guesses: number;
  /** Character set of most records. */
  readonly charset: string;
}

export async function readFile(path: string): Promise<FileRead> {
  const { weights } = await surveyMarc(createReadStream(path));
  const records: MarcRecord[] = [];
  const setAside: Record<string, number> = {};
  const charsets: Record<string, number> = {};
  let guesses = 0;
  for await (const read of readMarc(createReadStream(path), { weights })) {
    if (read.kind === 'bad') {
      setAside[read.reason] = (setAside[read.reason] ?? 0) + 1;
      continue;
    }
    records.push(read.record);
    if (read.encoding !== 'ascii') charsets[read.encoding] = (charsets[read.encoding] ?? 0) + 1;
    if (read.warnings.includes('guessed-charset')) guesses += 1;
  }
  const [most] = Object.entries(charsets).toSorted(([, a], [, b]) => b - a);
  return { records, setAside, guesses, charset: most?.[0] ?? 'ascii' };
}
