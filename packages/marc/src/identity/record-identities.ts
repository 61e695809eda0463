import { headingOfField } from '../mapping/established-heading.ts';
import type { AuthorityType } from '../authority.ts';
import { isControlField, type DataField, type MarcRecord } from '../record.ts';
import type { Identity } from './identity.ts';
import { readIdentity } from './read-identity.ts';

/** Heading that a bibliographic record names, and its identity as the record says it. */
export interface NamedIdentity {
  readonly type: AuthorityType;
  readonly heading: string;
  readonly identity: Identity;
}

const dataFields = ({ fields }: MarcRecord): readonly DataField[] =>
  fields.filter((field): field is DataField => !isControlField(field));

const values = (field: DataField, codes: string) =>
  field.subfields.filter(({ code }) => codes.includes(code)).map(({ value }) => value);

/** Reads the identities that stand in a field of a heading itself, 1XX, 6XX or 7XX: $0 and $1. */
function linked(field: DataField): Identity[] {
  return values(field, '01').flatMap((value) => readIdentity(value) ?? []);
}

const congress = 'DLC';

/**
 * Identities that a field of an authority record tells: 024, 035, its number at the Library of
 * Congress (010), and 1XX $0 and $1.
 */
function ofField(field: DataField): Identity[] {
  if (field.tag.startsWith('1')) return linked(field);
  if (field.tag === '010')
    return values(field, 'a').flatMap((text) => readIdentity(text, congress) ?? []);
  if (field.tag === '035') return values(field, 'a').flatMap((text) => readIdentity(text) ?? []);
  if (field.tag !== '024') return [];
  const [source = ''] = values(field, '2');
  return [
    ...values(field, 'a').flatMap((text) => readIdentity(text, source) ?? []),
    ...values(field, '01').flatMap((text) => readIdentity(text) ?? []),
  ];
}

/** Lists the identities of the heading of an authority record, each once. */
export function identitiesOf(record: MarcRecord): Identity[] {
  const found = dataFields(record).flatMap(ofField);
  return [...new Map(found.map((identity) => [identity.url, identity])).values()];
}

/** Lists the identities of the headings of a bibliographic record, as it says itself. */
export function identitiesNamed(record: MarcRecord): NamedIdentity[] {
  return dataFields(record)
    .filter(({ tag }) => /^[167]\d\d$/.test(tag))
    .flatMap((field) => {
      const found = linked(field);
      const named = found.length > 0 && headingOfField(field);
      return named ? found.map((identity) => ({ ...named, identity })) : [];
    });
}
