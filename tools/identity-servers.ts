import { execFileSync } from 'node:child_process';
import { access, mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { findKeycloak, keycloakFolder } from '../apps/server/test/keycloak.ts';
import { isDirectoryThere } from '../apps/server/test/directory.ts';

/**
 * Fetches the servers that sign-in by institutions is tried against: Keycloak by Maven, and OpenLDAP
 * where this is a Debian that we may install on. The tests start them themselves, and say where they
 * are not there.
 */
const version = '26.3.5';

function run(command: string, args: readonly string[], cwd?: string): void {
  execFileSync(command, args, { stdio: 'inherit', ...(cwd !== undefined && { cwd }) });
}

async function fetchKeycloak(): Promise<void> {
  run('mvn', [
    '-q',
    'dependency:get',
    `-Dartifact=org.keycloak:keycloak-quarkus-dist:${version}:zip`,
    '-Dtransitive=false',
  ]);
  const name = `keycloak-quarkus-dist-${version}.zip`;
  const folder = join('.m2/repository/org/keycloak/keycloak-quarkus-dist', version, name);
  await mkdir(dirname(keycloakFolder), { recursive: true });
  run('jar', ['xf', join(homedir(), folder)], dirname(keycloakFolder));
  run('chmod', ['+x', join(keycloakFolder, 'bin', 'kc.sh')]);
}

if (!(await findKeycloak())) await fetchKeycloak();
if (!(await isDirectoryThere())) {
  await access('/usr/bin/apt-get');
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'slapd', 'openssl']);
}
