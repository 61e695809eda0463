import { readCsv } from './read-csv.ts';
import { readOfx } from './read-ofx.ts';
import { StatementError, type StatementLine } from './statement-line.ts';

/** The movements in a bank's file, whichever kind it is. @throws StatementError */
export function readStatement(bytes: Uint8Array): StatementLine[] {
  const file = decode(bytes).replaceAll('\0', '');
  if (file.trim() === '') throw new StatementError(1, 'empty');
  const isOfx = /^\s*(?:OFXHEADER|<\?|<OFX)/i.test(file);
  if (!isOfx) return readCsv(file);
  if (!/<OFX>/i.test(file)) throw new StatementError(1, 'not-a-statement');
  return readOfx(file);
}

/** Most files of banks are in Windows-1252, whatever they say; those in UTF-8 are it strictly. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
