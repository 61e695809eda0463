import { z } from 'zod';
import { metadataFormats } from './metadata-format.ts';
import type { MetadataPrefix } from './metadata-format.ts';

/** Place at which a list goes on, and all that was asked of it: nothing is kept on the server. */
export interface ListPlace {
  readonly prefix: MetadataPrefix;
  readonly set: string | null;
  readonly from: Date | null;
  /** End of the span, never after the list began: what changes while it is read belongs to the next harvest. */
  readonly until: Date;
  /** The last record given. */
  readonly last: { readonly datestamp: Date; readonly titleId: number };
  readonly given: number;
  readonly total: number;
  readonly expires: Date;
}

/** Hours for which a token is good. */
const hours = 24;

export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + hours * 3_600_000);
}

const moment = z.iso.datetime().transform((text) => new Date(text));
const kept = z.tuple([
  z.enum(Object.keys(metadataFormats) as MetadataPrefix[]),
  z.string().max(100).nullable(),
  moment.nullable(),
  moment,
  moment,
  z.int32().min(0),
  z.int32().min(0),
  z.int32().min(0),
  moment,
]);

/** Writes a token, in letters and digits that an address takes as they are. */
export function writeToken(place: ListPlace): string {
  const { prefix, set, from, until, last, given, total, expires } = place;
  const values = [prefix, set, from, until, last.datestamp, last.titleId, given, total, expires];
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Reads a token; null where we did not make it, or it is no longer good. */
export function readToken(text: string, now: Date): ListPlace | null {
  const read = kept.safeParse(parsed(Buffer.from(text, 'base64url').toString()));
  if (!read.success) return null;
  const [prefix, set, from, until, datestamp, titleId, given, total, expires] = read.data;
  const place = { prefix, set, from, until, last: { datestamp, titleId }, given, total, expires };
  return expires > now && expires <= expiryOf(now) ? place : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
