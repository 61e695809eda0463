import { sha256 } from '../../platform/digest.ts';
import { copyColumns, type CopyColumns } from './copy-columns.ts';

/** Another as soon as anything else is written of a copy, whoever or whatever changed it; not where it is. */
export function versionOf(copy: CopyColumns): string {
  return sha256(JSON.stringify(copyColumns.map((column) => copy[column]))).toString('base64url');
}
