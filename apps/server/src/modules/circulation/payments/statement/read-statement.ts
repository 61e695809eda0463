import { decodeSheet } from '../../sheets/index.ts';
import { readCsvLines } from './read-csv-lines.ts';
import { readOfx } from './read-ofx.ts';
import { StatementError, type StatementLine } from './statement-line.ts';

/**
 * The movements in a bank’s file, whichever kind it is; most are in Windows-1252, whatever they say.
 * @throws StatementError
 */
export function readStatement(bytes: Uint8Array): StatementLine[] {
  const file = decodeSheet(bytes).replaceAll('\0', '');
  if (file.trim() === '') throw new StatementError(1, 'empty');
  const isOfx = /^\s*(?:OFXHEADER|<\?|<OFX)/i.test(file);
  if (!isOfx) return readCsvLines(file);
  if (!/<OFX>/i.test(file)) throw new StatementError(1, 'not-a-statement');
  return readOfx(file);
}
