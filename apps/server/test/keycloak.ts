import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@estante/database';

/** Folder into which `npm run identity-servers` puts Keycloak. */
export const keycloakFolder = join(homedir(), '.cache', 'estante', 'keycloak-26.3.5');

/** Folder of a Keycloak, as KEYCLOAK_HOME says or the script has fetched it; null where there is none. */
export async function findKeycloak(): Promise<string | null> {
  const home = process.env['KEYCLOAK_HOME'] ?? keycloakFolder;
  return access(join(home, 'bin', 'kc.sh')).then(
    () => home,
    () => null,
  );
}

export interface Keycloak {
  /** 'http://127.0.0.1:8080' */
  readonly address: string;
  /** Asks as its administrator. */
  readonly ask: (method: string, path: string, body?: unknown) => Promise<Response>;
  stop(): Promise<void>;
}

const [user, password] = ['operador', 'senha do operador'];

/** A server of its own, in memory; it takes half a minute. */
export async function startKeycloak(home: string): Promise<Keycloak> {
  const own = await mkdtemp(join(tmpdir(), 'estante-keycloak-'));
  for (const part of await readdir(home)) {
    if (part !== 'data') await symlink(join(home, part), join(own, part));
  }
  const port = await freePort();
  const args = ['start-dev', '--db=dev-mem', '--http-host=127.0.0.1', `--http-port=${port}`];
  const server = spawn(join(home, 'bin', 'kc.sh'), [...args, '--cache=local'], {
    env: {
      ...process.env,
      KC_HOME_DIR: own,
      KC_BOOTSTRAP_ADMIN_USERNAME: user,
      KC_BOOTSTRAP_ADMIN_PASSWORD: password,
      JAVA_OPTS_KC_HEAP: '-Xms128m -Xmx512m',
    },
    stdio: 'ignore',
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  const ended = once(server, 'exit');
  let isUp = true;
  const stop = async () => {
    // Its script starts Java as another process of the same group.
    if (server.pid !== undefined && isUp) process.kill(-server.pid, 'SIGKILL');
    isUp = false;
    await ended;
    await rm(own, { recursive: true, force: true });
  };
  await until(async () => (await fetch(`${address}/realms/master`)).ok);
  return { address, stop, ask: (...asked) => ask(address, ...asked) };
}

async function ask(address: string, method: string, path: string, body?: unknown) {
  const token = await fetch(`${address}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: 'admin-cli',
      username: user,
      password,
    }),
  });
  const { access_token } = (await token.json()) as { readonly access_token: string };
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(`${address}/admin/realms${path}`, { method, headers, ...sent });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (await isSo().catch(() => false)) return;
    await wait(1000);
  }
  throw new Error('Keycloak does not answer');
}
