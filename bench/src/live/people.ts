import { webClient } from '@estante/contract';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { LiveNetwork } from './live-network.ts';

export const passwords = {
  rita: 'cavalo no telhado azul',
  carla: 'tres gatos no quintal',
  leitor001: 'chuva de verao na serra',
} as const;
export type Person = keyof typeof passwords;

/** Signs a person in as the login page does. */
export async function signIn(live: LiveNetwork, username: Person): Promise<string> {
  const { access_token } = await live.ask<{ readonly access_token: string }>('/api/oauth/token', {
    method: 'POST',
    body: {
      grant_type: 'password',
      client_id: webClient.id,
      client_secret: webClient.secret,
      username,
      password: passwords[username],
    },
  });
  live.known.set(username, access_token);
  return access_token;
}

/** Access token of a person who has signed in before; throws for anybody else. */
export function tokenOf(live: LiveNetwork, username: Person): string {
  const token = live.known.get(username);
  if (token === undefined) throw new Error(`${username} has not signed in`);
  return token;
}

/** Chooses a password by the code that is mailed; without a mail server, mail is a file. */
export async function choosePassword(live: LiveNetwork, username: Person): Promise<void> {
  const path = `/api/pessoas/${username}/recuperar-senha`;
  await live.ask(path);
  const code = await mailedCode(live, `${username}@example.org`);
  await live.ask(path, { method: 'PUT', body: { code, password: passwords[username] } });
}

async function mailedCode({ dataDir }: LiveNetwork, address: string): Promise<string> {
  const folder = join(dataDir, 'mail');
  for (let tries = 0; tries < 300; tries += 1) {
    for (const name of await readdir(folder).catch(() => [])) {
      const text = await readFile(join(folder, name), 'utf8');
      const [, code] = /\b(\d{8})\b/.exec(text.slice(text.indexOf('\r\n\r\n'))) ?? [];
      if (text.includes(address) && code !== undefined) return code;
    }
    await delay(100);
  }
  throw new Error(`no mail to ${address} with a code`);
}

/** Sheet of two hundred patrons as a registrar's office would send it: readers, and a future librarian. */
export function patronSheet(): string {
  const readers = Array.from({ length: 199 }, (_, at) => {
    const username = `leitor${String(at + 1).padStart(3, '0')}`;
    const library = at % 4 === 3 ? 'DESMARAIS' : 'BC';
    return [
      username,
      `Leitor Número ${at + 1}`,
      `${username}@example.org`,
      library,
      'GRA',
      '31/12/2030',
      'leitor',
    ];
  });
  const lines = [
    ['usuario', 'nome', 'emails', 'unidade', 'categoria', 'validade', 'papel'],
    ...readers,
    ['carla', 'Carla Costa', 'carla@example.org', 'BC', 'FUN', '', 'leitor'],
  ];
  return lines.map((cells) => cells.join(';')).join('\r\n');
}
