import { randomBytes } from 'node:crypto';
import { InvalidCredentialsError, type Client } from 'ldapts';
import type { OutsideServers } from '../../../platform/outside/outside-server.ts';
import type { Identity } from '../identity.ts';
import { ProviderFault } from '../provider-fault.ts';
import type { Provider } from '../provider-repository.ts';
import { connectDirectory } from './connect.ts';
import { findEntry, identityOf, type EntryKey } from './find-entry.ts';

type PasswordTry = EntryKey & { readonly password: string };

/**
 * Finds out who somebody is, as the directory says it; null where user name or password is wrong. An empty password is
 * always wrong: directories let anybody in by it, as nobody (RFC 4513, 5.1.2). @throws ProviderFault
 */
export async function authenticate(
  servers: OutsideServers,
  provider: Provider,
  secret: string,
  { password, ...sought }: PasswordTry,
): Promise<Identity | null> {
  if (password === '' || ('username' in sought && sought.username === '')) return null;
  const client = await connectDirectory(servers, provider).catch((error: unknown) => {
    throw awayFault(error);
  });
  try {
    await bindAccount(client, provider, secret);
    const entry = await findEntry(client, provider, sought);
    if (!entry) {
      // As long as for somebody who is there.
      await isBound(
        client,
        `cn=${randomBytes(8).toString('hex')},${provider.search_base}`,
        password,
      );
      return null;
    }
    return (await isBound(client, entry.dn, password)) ? identityOf(provider, entry) : null;
  } catch (error) {
    throw awayFault(error);
  } finally {
    await client.unbind().catch(() => {});
  }
}

/** Signs in the account that searches; nobody where none is set. */
export async function bindAccount(
  client: Client,
  { identifier }: Pick<Provider, 'identifier'>,
  secret: string,
): Promise<void> {
  if (identifier === '') return;
  if (secret === '') throw new ProviderFault('wrong', 'an account without a password');
  await client.bind(identifier, secret);
}

async function isBound(client: Client, dn: string, password: string): Promise<boolean> {
  try {
    await client.bind(dn, password);
    return true;
  } catch (error) {
    if (error instanceof InvalidCredentialsError) return false;
    // Such as an account that is locked: the directory lets nobody in.
    if (error instanceof Error && 'code' in error && typeof error.code === 'number') return false;
    throw error;
  }
}

function awayFault(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error;
  const told = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  return new ProviderFault('away', told, { cause: error });
}
