import type { Client } from 'ldapts';
import type { OutsideServers } from '../../../platform/outside/outside-server.ts';
import type { Provider } from '../provider-repository.ts';
import { right, wrong, type TrialStep } from '../trial-step.ts';
import { bindAccount } from './authenticate.ts';
import { connectDirectory, DirectoryFault } from './connect.ts';
import { findEntry, identityOf } from './find-entry.ts';

interface LdapTrial {
  readonly secret: string;
  /** User name of the person to look for in the directory; '' for nobody. */
  readonly username: string;
}

/** Connects, signs the account in, looks at the base and for a person; nobody's password is asked. */
export async function* tryLdap(
  { outsideServers }: { readonly outsideServers: OutsideServers },
  provider: Provider,
  { secret, username }: LdapTrial,
): AsyncGenerator<TrialStep> {
  const { host } = new URL(provider.address);
  const client = await connectDirectory(outsideServers, provider).catch((error: unknown) => {
    if (!(error instanceof DirectoryFault)) throw error;
    const step = error.reason === 'notSecure' ? 'secure' : 'reach';
    return wrong(step, error.reason, { host, detail: error.message });
  });
  if ('passo' in client) return yield client;
  try {
    yield right('secure', 'ldapSecure', { host });
    const account = await tryAccount(client, provider, secret);
    yield account;
    if (!account.certo) return;
    const base = await tryBase(client, provider);
    yield base;
    if (base.certo && username !== '') yield await tryPerson(client, provider, username);
  } finally {
    await client.unbind().catch(() => {});
  }
}

async function tryAccount(client: Client, provider: Provider, secret: string): Promise<TrialStep> {
  const { identifier: account } = provider;
  if (account === '') return right('account', 'ldapNoAccount');
  return bindAccount(client, provider, secret).then(
    () => right('account', 'ldapAccount', { account }),
    () => wrong('account', 'ldapAccountRefused', { account }),
  );
}

async function tryBase(client: Client, { search_base: base }: Provider): Promise<TrialStep> {
  return client.search(base, { scope: 'base', attributes: ['1.1'] }).then(
    () => right('base', 'ldapBase', { base }),
    () => wrong('base', 'ldapNoBase', { base }),
  );
}

async function tryPerson(client: Client, provider: Provider, username: string): Promise<TrialStep> {
  const entry = await findEntry(client, provider, { username }).catch(() => null);
  if (!entry) return wrong('person', 'ldapNobody', { username });
  const { login, name, email } = identityOf(provider, entry);
  const told = [login, name, email].filter(Boolean).join(' · ');
  return login === ''
    ? wrong('person', 'ldapNoLogin', { attribute: provider.login_attribute })
    : right('person', 'ldapPerson', { told });
}
