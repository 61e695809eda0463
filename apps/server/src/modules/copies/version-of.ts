import { sha256 } from '../../platform/digest.ts';
import { copyColumns, type CopyColumns } from './copy-columns.ts';

/** Version of a copy: another as soon as anything else is written of it, by whomever or whatever; not when it moves. */
export function versionOf(copy: CopyColumns): string {
  return sha256(JSON.stringify(copyColumns.map((column) => copy[column]))).toString('base64url');
}
