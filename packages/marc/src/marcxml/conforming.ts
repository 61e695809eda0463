import { isControlField } from '../record.ts';
import type { Field, MarcRecord } from '../record.ts';

/**
 * A record as the schema of MARCXML has it (MARC21slim.xsd): of a damaged one, fields of tags that
 * are none are left out, and signs of the leader, indicators and subfield codes that stand for nothing.
 * Control fields come first, wherever some system left one.
 */
export function conformingRecord({ leader, fields }: MarcRecord): MarcRecord {
  const conforming = fields.flatMap(conformingField);
  const [control, data] = [
    conforming.filter(isControlField),
    conforming.filter((field) => !isControlField(field)),
  ];
  return { leader: leaderText(leader), fields: [...control, ...data] };
}

/** Lengths are numbers or blank; positions 10-11 and 20-23 have one value each in MARC 21. */
function leaderText(leader: string): string {
  const given = leader.replace(/[^\dA-Za-z ]/gu, ' ').padEnd(24);
  const number = (at: number) => given.slice(at, at + 5).replace(/\D/gu, ' ');
  const type = given.charAt(6) === ' ' ? 'a' : given.charAt(6);
  const status = `${given.charAt(5)}${type}${given.slice(7, 10)}`;
  return `${number(0)}${status}22${number(12)}${given.slice(17, 20)}4500`;
}

const controlTag = /^00[1-9A-Za-z]$/u;
const dataTag =
  /^(?:0(?:[1-9A-Z][0-9A-Z]|[1-9a-z][0-9a-z])|[1-9A-Z][0-9A-Z]{2}|[1-9a-z][0-9a-z]{2})$/u;
/** Every sign of ASCII but '@' and '|'. */
const subfieldCode = /^[!-?A-{}~]$/u;

function conformingField(field: Field): Field[] {
  if (isControlField(field)) return controlTag.test(field.tag) ? [field] : [];
  const subfields = field.subfields.filter(({ code }) => subfieldCode.test(code));
  if (!dataTag.test(field.tag) || subfields.length === 0) return [];
  const [ind1, ind2] = [indicator(field.ind1), indicator(field.ind2)];
  return [{ tag: field.tag, ind1, ind2, subfields }];
}

function indicator(sign: string): string {
  return /^[\da-z]$/u.test(sign) ? sign : ' ';
}
