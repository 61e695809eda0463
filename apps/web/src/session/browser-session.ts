import { webClient } from '@estante/contract/plain';
import type { Send } from '../api/api.ts';
import { isAuthentication } from './credentials.ts';
import { createKeptCopy } from '../browser/kept-copy.ts';
import { publicToken } from './public-token.ts';
import { createSession, type Session } from './session.ts';
import { browserTabs } from './tabs.ts';

const client = { client_id: webClient.id, client_secret: webClient.secret };
const key = 'estante.session';

/** Whether a session is kept in this browser, which may have ended meanwhile. */
export function isSessionKept(): boolean {
  try {
    return [sessionStorage, localStorage].some((storage) => storage.getItem(key) !== null);
  } catch {
    // The browser stores nothing for this site.
    return false;
  }
}

/** Makes the session of this tab, with its copies in the browser's storages. */
export function browserSession(send: Send): Session {
  const issue = (grant: Parameters<typeof send<'issueToken'>>[1]['body']) =>
    send('issueToken', { body: grant });
  const publicCopy = createKeptCopy({
    key: 'estante.public',
    isValue: (value) => typeof value === 'string',
    storage: () => localStorage,
  });
  return createSession({
    copies: {
      session: createKeptCopy({ key, isValue: isAuthentication, storage: () => sessionStorage }),
      persistent: createKeptCopy({ key, isValue: isAuthentication, storage: () => localStorage }),
    },
    publicToken: publicToken(
      publicCopy,
      async () => (await issue({ ...client, grant_type: 'client_credentials' })).access_token,
      () => Date.now(),
    ),
    tabs: browserTabs(),
    enter: (username, password, { captcha, code, passkey }) =>
      issue({
        ...client,
        grant_type: 'password',
        username,
        password,
        ...(captcha !== undefined && { recaptcha_token: captcha }),
        ...(code !== undefined && { codigo_segundo_fator: code }),
        ...(passkey !== undefined && { chave_segundo_fator: passkey }),
      }),
    refresh: (refresh_token) => issue({ ...client, grant_type: 'refresh_token', refresh_token }),
    revoke: (token) => send('revokeToken', { body: { ...client, token } }),
    fetchPerson: (accessToken) => send('getPerson', {}, accessToken),
  });
}
