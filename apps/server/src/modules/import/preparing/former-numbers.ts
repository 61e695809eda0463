import { subfields, type MarcRecord } from '@estante/marc';
import { boundedKey } from './canonical.ts';
import type { FormerNumber } from './item.ts';
import type { Origin } from './origin.ts';

/** '(BR-SpUSP)000123': the agency and its number. */
const systemNumber = /^\s*\(([^)]+)\)\s*(.+?)\s*$/u;

/**
 * Numbers that a record says it stands for beside its own: of records merged into it (019 $a),
 * cancelled ones (035 $z), and others that its own source gave it (035 $a).
 */
export function formerNumbersOf(record: MarcRecord, origin: Origin): FormerNumber[] {
  const merged = subfields(record, '019', 'a').map((number) => ({
    source: origin.source,
    number: number.trim(),
  }));
  const cancelled = subfields(record, '035', 'z').flatMap((text) => numberOf(text, origin.source));
  const own = subfields(record, '035', 'a')
    .flatMap((text) => numberOf(text, ''))
    .filter(({ source }) => source === origin.source);
  const found = [...merged, ...cancelled, ...own]
    .map(({ source, number }) => ({ source: boundedKey(source), number: boundedKey(number) }))
    .filter(({ source, number }) => number !== '' && !isOwn({ source, number }, origin));
  return [...new Map(found.map((one) => [`${one.source}\0${one.number}`, one])).values()];
}

function isOwn({ source, number }: FormerNumber, origin: Origin): boolean {
  return source === origin.source && number === origin.number;
}

function numberOf(text: string, issuer: string): FormerNumber[] {
  const [, source, number] = systemNumber.exec(text) ?? [];
  if (source && number) return [{ source, number }];
  return issuer ? [{ source: issuer, number: text.trim() }] : [];
}
