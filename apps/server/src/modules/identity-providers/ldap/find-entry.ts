import {
  AndFilter,
  EqualityFilter,
  FilterParser,
  NoSuchObjectError,
  PresenceFilter,
  type Client,
  type Entry,
} from 'ldapts';
import { readIdentity, type Identity, type ClaimReader } from '../identity.ts';
import type { Provider } from '../provider-repository.ts';

/** Attributes that keep an entry known, whatever its name becomes: of RFC 4530, and of Active Directory. */
const [entryUuid, objectGuid] = ['entryUUID', 'objectGUID'] as const;

/** Somebody by the user name that was typed, or by what the directory calls their entry. */
export type EntryKey = { readonly username: string } | { readonly subject: string };

/** Finds somebody's entry; null where there is none, or more than one. Typed text is never a filter. */
export async function findEntry(
  client: Client,
  provider: Provider,
  sought: EntryKey,
): Promise<Entry | null> {
  const { named, place } = placeOf(provider, sought);
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
  const search = client.search(place.base, {
    scope: place.scope,
    derefAliases: 'never',
    sizeLimit: 2,
    filter,
    attributes: [...asked.filter(Boolean), entryUuid, objectGuid],
    explicitBufferAttributes: [objectGuid],
  });
  const { searchEntries } = await search.catch((error: unknown) => {
    // An entry that is sought by its name may be there no more.
    if (place.scope === 'base' && error instanceof NoSuchObjectError) return { searchEntries: [] };
    throw error;
  });
  const [entry, ...others] = searchEntries;
  return entry && others.length === 0 ? entry : null;
}

/** The other way from `identityOf`: by which filter, and where, an entry is looked for. */
function placeOf(provider: Provider, sought: EntryKey) {
  const place = { base: provider.search_base, scope: 'sub' as const };
  if ('username' in sought) {
    const value = sought.username;
    return { named: new EqualityFilter({ attribute: provider.login_attribute, value }), place };
  }
  const { subject } = sought;
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(subject))
    return { named: new EqualityFilter({ attribute: entryUuid, value: subject }), place };
  if (/^[\da-f]{32}$/.test(subject)) {
    const value = Buffer.from(subject, 'hex');
    return { named: new EqualityFilter({ attribute: objectGuid, value }), place };
  }
  const named = new PresenceFilter({ attribute: 'objectClass' });
  return { named, place: { base: subject, scope: 'base' as const } };
}

export function identityOf(provider: Provider, entry: Entry): Identity {
  const told = entryReaderOf(entry);
  const { [objectGuid]: guid } = entry;
  const subject = told(entryUuid)[0] ?? (Buffer.isBuffer(guid) ? guid.toString('hex') : entry.dn);
  return readIdentity(provider, subject, told);
}

/** Reads what an entry says; names of attributes are alike in any case of letters (RFC 4512, 2.5). */
function entryReaderOf(entry: Entry): ClaimReader {
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
