import { CharsetScale } from './charset/weigh-file.ts';
import type { CharsetWeights } from './charset/weights.ts';
import { recordTerminator } from './iso2709/delimiters.ts';
import { withoutUtf16 } from './marcxml/utf8.ts';

/** Facts about a file that are known once it was gone through, before any of its records is read. */
export interface FileSurvey {
  readonly weights: CharsetWeights;
}

/** Bytes looked at together where no record ends. */
const longestPiece = 64 * 1024;

/** Goes through a file once, for what its records say together; fields are not read. */
export async function surveyMarc(chunks: AsyncIterable<Uint8Array>): Promise<FileSurvey> {
  const scale = new CharsetScale();
  for await (const piece of pieces(withoutUtf16(chunks))) {
    // XML says what it is in.
    if (scale.isEmpty && /^(?:\xef\xbb\xbf)?\s*</.test(piece.toString('latin1', 0, 64))) break;
    scale.add(piece);
  }
  return { weights: scale.weights };
}

/** The input, cut after each record terminator, or at the end of a line where there is none for long. */
async function* pieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk);
    let start = 0;
    for (let end = cutAfter(bytes, start); end > 0; end = cutAfter(bytes, start)) {
      yield bytes.subarray(start, end);
      start = end;
    }
    rest = bytes.subarray(start);
  }
  if (rest.length > 0) yield rest;
}

/** Finds the end of the piece that begins at `start`; -1 where more is to come. */
function cutAfter(bytes: Buffer, start: number): number {
  const terminator = bytes.indexOf(recordTerminator, start);
  if (terminator >= 0) return terminator + 1;
  if (bytes.length - start < longestPiece) return -1;
  const line = bytes.indexOf(0x0a, start + longestPiece / 2);
  return line < 0 ? bytes.length : line + 1;
}
