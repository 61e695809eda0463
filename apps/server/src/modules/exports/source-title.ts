import { callNumber, type MarcRecord } from '@estante/marc';
import type { SourceTitle } from '@estante/references';
import { isForReaders, readersPart } from '../catalogue/index.ts';
import type { TitleSource } from './repository.ts';

/** A record without what is not for readers: addresses (856), items, private notes. */
function forReaders({ leader, fields }: MarcRecord): MarcRecord {
  return { leader, fields: fields.filter(isForReaders).map(readersPart) };
}

/**
 * A title to be cited or exported. `origin` is where the site is; '' leaves addresses of ours out. Callers who may see
 * records whole have them so.
 */
export function sourceTitle(
  { id, description, record }: TitleSource,
  origin: string,
  isWhole: boolean,
): SourceTitle {
  return {
    id,
    description,
    record: record && (isWhole ? record : forReaders(record)),
    callNumber: callNumber(description),
    address: origin && `${origin}/acervo/${id}`,
  };
}
