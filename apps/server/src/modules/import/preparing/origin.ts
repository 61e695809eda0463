import { controlField, type MarcRecord } from '@estante/marc';
import { boundedKey } from './canonical.ts';

/** Source that a record comes from, and the number it has there. */
export interface Origin {
  readonly source: string;
  /** 001, or null where there is none. */
  readonly number: string | null;
}

export interface OriginOptions {
  readonly source: string | null;
  readonly library: string | null;
}

/** A control number (001) is unique within the agency that gave it (003), if anywhere. */
export function originOf(record: MarcRecord, options: OriginOptions): Origin {
  const source = options.source || text(record, '003') || options.library || 'local';
  const number = text(record, '001');
  const isNumber = number !== '' && !placeholder.test(number);
  return { source: boundedKey(source), number: isNumber ? boundedKey(number) : null };
}

/** Words that people and programs write where they have no number: they tell no record from another. */
const placeholder =
  /^(?:falta\w*|sem n[uú]mero|sin n[uú]mero|s\/?n[.º°]?|n\/?a|n[aã]o tem|no tiene|none|null|undefined|pend(?:ente|iente)|0[0\s-]+|[?*.x#_\s-]+)$/iu;

function text(record: MarcRecord, tag: string): string {
  return controlField(record, tag)?.trim() ?? '';
}
