import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isControlField, type MarcRecord } from '@estante/marc';

const script = fileURLToPath(new URL('second_reader.py', import.meta.url));
const run = promisify(execFile);

/** Field as both readers tell it: tag and value, or tag, indicators, codes and values. */
type ToldField = readonly string[];

/** Fields of a record as a reader tells them; null where it made no record. */
type RecordView = readonly ToldField[] | null;

/** Counts of records that both readers read alike, field by field, or differently. */
export interface ReaderComparison {
  readonly identical: number;
  /** Records that both read, but differently. */
  readonly different: number;
  /** Records that only our reader made: the other made none of them. */
  readonly onlyOurs: number;
}

/** Whether that Python has pymarc. */
export async function hasSecondReader(python: string): Promise<boolean> {
  return run(python, ['-c', 'import pymarc']).then(
    () => true,
    () => false,
  );
}

/** @param charset what the file is in, which pymarc is told where the leader does not say it */
export async function compareReaders(
  python: string,
  path: string,
  ours: readonly MarcRecord[],
  charset: string,
): Promise<ReaderComparison> {
  const { stdout } = await run(python, [script, path, charset], { maxBuffer: 1_000_000_000 });
  const theirs = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordView)
    .filter((one) => one !== null)
    .map(text);
  return pair(ours.map(told).map(text), theirs);
}

function told({ fields }: MarcRecord): readonly ToldField[] {
  return fields.map((field) =>
    isControlField(field)
      ? [field.tag, field.value]
      : [
          field.tag,
          field.ind1,
          field.ind2,
          ...field.subfields.flatMap(({ code, value }) => [code, value]),
        ],
  );
}

/**
 * Text is compared composed. A line end within a value is a space here, and the two halves of a ligature
 * in MARC-8 are the one sign that Unicode has for both: neither is a difference.
 */
function text(fields: readonly ToldField[]): string {
  return JSON.stringify(fields)
    .normalize('NFC')
    .replaceAll(/(?:\\r)?\\n|\\r/g, ' ')
    .replaceAll(/\ufe20(.\p{M}*)\ufe21/gu, '\u0361$1');
}

/** Pairs equal records first: one that a reader leaves out must not shift all that follow. */
function pair(ours: readonly string[], theirs: readonly string[]): ReaderComparison {
  const left = new Map<string, number>();
  for (const one of theirs) left.set(one, (left.get(one) ?? 0) + 1);
  let identical = 0;
  for (const one of ours) {
    const count = left.get(one) ?? 0;
    if (count === 0) continue;
    left.set(one, count - 1);
    identical += 1;
  }
  const different = Math.min(ours.length, theirs.length) - identical;
  return { identical, different, onlyOurs: Math.max(ours.length - theirs.length, 0) };
}
