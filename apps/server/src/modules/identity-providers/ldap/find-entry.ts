import { AndFilter, EqualityFilter, FilterParser, type Client, type Entry } from 'ldapts';
import { readIdentity, type Identity, type ClaimReader } from '../identity.ts';
import type { Provider } from '../provider-repository.ts';

/** What directories call an entry, whatever its name becomes: by RFC 4530, and by Active Directory. */
const [entryUuid, objectGuid] = ['entryUUID', 'objectGUID'] as const;

/** Who has this user name; null where nobody does, or more than one. What was typed is no filter. */
export async function findEntry(
  client: Client,
  provider: Provider,
  typed: string,
): Promise<Entry | null> {
  const named = new EqualityFilter({ attribute: provider.login_attribute, value: typed });
  const filter =
    provider.search_filter === ''
      ? named
      : new AndFilter({ filters: [FilterParser.parseString(provider.search_filter), named] });
  const asked = [
    provider.login_attribute,
    provider.document_attribute,
    provider.name_attribute,
    provider.email_attribute,
    provider.category_attribute,
  ];
  const { searchEntries } = await client.search(provider.search_base, {
    scope: 'sub',
    derefAliases: 'never',
    sizeLimit: 2,
    filter,
    attributes: [...asked.filter(Boolean), entryUuid, objectGuid],
    explicitBufferAttributes: [objectGuid],
  });
  const [entry, ...others] = searchEntries;
  return entry && others.length === 0 ? entry : null;
}

export function identityOf(provider: Provider, entry: Entry): Identity {
  const told = toldIn(entry);
  const { [objectGuid]: guid } = entry;
  const subject = told(entryUuid)[0] ?? (Buffer.isBuffer(guid) ? guid.toString('hex') : entry.dn);
  return readIdentity(provider, subject, told);
}

/** Names of attributes are alike in any case of letters (RFC 4512, 2.5). */
function toldIn(entry: Entry): ClaimReader {
  const all = new Map(
    Object.entries(entry).map(([name, value]) => [name.toLowerCase(), value] as const),
  );
  return (name) => {
    const found = all.get(name.toLowerCase());
    const values: readonly unknown[] = Array.isArray(found) ? found : [found];
    return values.filter((one): one is string => typeof one === 'string' && one !== '');
  };
}

/** Whether it can be read as a filter (RFC 4515). */
export function isFilter(text: string): boolean {
  try {
    FilterParser.parseString(text);
    return true;
  } catch {
    return false;
  }
}
