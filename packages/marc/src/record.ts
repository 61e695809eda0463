/** Shapes of a MARC 21 record, format for bibliographic, authority and holdings data alike. */

/** A variable control field (00X): no indicators, no subfields. */
export interface ControlField {
  readonly tag: string;
  readonly value: string;
}

export interface Subfield {
  readonly code: string;
  readonly value: string;
}

/** A variable data field (01X–8XX, and local 9XX). Indicators are one character, a blank is ' '. */
export interface DataField {
  readonly tag: string;
  readonly ind1: string;
  readonly ind2: string;
  readonly subfields: readonly Subfield[];
}

export type Field = ControlField | DataField;

/** A record as read: 24-character leader and fields in their order, text in Unicode NFC. */
export interface MarcRecord {
  readonly leader: string;
  readonly fields: readonly Field[];
}

export function isControlField(field: Field): field is ControlField {
  return 'value' in field;
}
