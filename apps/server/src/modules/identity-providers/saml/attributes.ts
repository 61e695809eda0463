import type { ClaimReader } from '../identity.ts';

/** Names of directories' attributes in federations: urn:oid names (eduPerson 4.4; brEduPerson, CAFe). */
const oids: Readonly<Record<string, string>> = {
  uid: '0.9.2342.19200300.100.1.1',
  mail: '0.9.2342.19200300.100.1.3',
  cn: '2.5.4.3',
  sn: '2.5.4.4',
  givenname: '2.5.4.42',
  displayname: '2.16.840.1.113730.3.1.241',
  edupersonaffiliation: '1.3.6.1.4.1.5923.1.1.1.1',
  edupersonprimaryaffiliation: '1.3.6.1.4.1.5923.1.1.1.5',
  edupersonprincipalname: '1.3.6.1.4.1.5923.1.1.1.6',
  edupersonscopedaffiliation: '1.3.6.1.4.1.5923.1.1.1.9',
  edupersontargetedid: '1.3.6.1.4.1.5923.1.1.1.10',
  edupersonuniqueid: '1.3.6.1.4.1.5923.1.1.1.13',
  brpersoncpf: '1.3.6.1.4.1.15996.100.1.1.1.1',
  brpersonpassport: '1.3.6.1.4.1.15996.100.1.1.1.2',
};

/** Reads what an assertion says, by its own names and by those that directories use. */
export function attributeReaderOf(attributes: unknown): ClaimReader {
  const all = new Map(
    Object.entries((attributes ?? {}) as Readonly<Record<string, unknown>>).map(
      ([name, value]) => [name.toLowerCase(), value] as const,
    ),
  );
  return (name) => {
    const lower = name.toLowerCase();
    const oid = oids[lower];
    const found = all.get(lower) ?? (oid === undefined ? undefined : all.get(`urn:oid:${oid}`));
    const values: readonly unknown[] = Array.isArray(found) ? found : [found];
    return values.filter((one): one is string => typeof one === 'string');
  };
}
