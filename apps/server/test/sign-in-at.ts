import { webClient } from '@estante/contract';
import { demoPassword } from '@estante/database/demo';
import { fetchWhenFree } from './fetch-when-free.ts';

/** Signs one of the demo network in at a started application. Resolves with the headers of its calls. */
export async function signInAt(address: string, username: string): Promise<Record<string, string>> {
  const body = new URLSearchParams({
    grant_type: 'password',
    client_id: webClient.id,
    client_secret: webClient.secret,
    username,
    password: demoPassword,
  });
  const answer = await fetchWhenFree(`${address}/api/oauth/token`, { method: 'POST', body });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  const { access_token } = (await answer.json()) as { readonly access_token: string };
  return { authorization: `Bearer ${access_token}` };
}
