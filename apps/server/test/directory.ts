import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@estante/database';

const run = promisify(execFile);
const slapd = '/usr/sbin/slapd';

/** Whether OpenLDAP is here (Debian: slapd), and what makes it a certificate. */
export async function isDirectoryThere(): Promise<boolean> {
  const found = await Promise.allSettled([access(slapd), run('openssl', ['version'])]);
  return found.every(({ status }) => status === 'fulfilled');
}

export interface Directory {
  readonly host: string;
  /** Addresses for STARTTLS, and for TLS from the first byte. */
  readonly address: { readonly plain: string; readonly secure: string };
  /** PEM of the authority that vouches for it. */
  readonly authority: string;
  stop(): Promise<void>;
}

export const base = 'ou=pessoas,dc=uni,dc=example';
export const account = { dn: 'cn=leitor,dc=uni,dc=example', password: 'senha da conta' };

const people = [
  ['bruno', 'Bruno da Universidade', 'faculty'],
  ['nova', 'Nova da Universidade', 'student'],
  ['davi', 'Davi da Universidade', 'staff'],
] as const;

/** A server of its own in a folder that goes with it. */
export async function startDirectory(): Promise<Directory> {
  const folder = await mkdtemp(join(tmpdir(), 'estante-directory-'));
  await mkdir(join(folder, 'data'));
  await makeCertificate(folder);
  await writeFile(join(folder, 'slapd.conf'), configuration(folder));
  await writeFile(join(folder, 'people.ldif'), entries());
  const file = join(folder, 'slapd.conf');
  await run('/usr/sbin/slapadd', ['-f', file, '-l', join(folder, 'people.ldif')]);
  const [plain, secure] = [await freePort(), await freePort()];
  const address = { plain: `ldap://127.0.0.1:${plain}`, secure: `ldaps://127.0.0.1:${secure}` };
  const server = spawn(slapd, ['-d', '0', '-f', file, '-h', `${address.plain} ${address.secure}`], {
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  await untilListens(plain);
  return {
    host: '127.0.0.1',
    address,
    authority: await readFile(join(folder, 'certificate.pem'), 'utf8'),
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeCertificate(folder: string): Promise<void> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate];
  const names = ['-subj', '/CN=Uni', '-addext', 'subjectAltName=IP:127.0.0.1'];
  await run('openssl', ['req', '-x509', '-days', '2', ...made, ...names]);
}

const configuration = (folder: string) => `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
pidfile ${folder}/pid
modulepath /usr/lib/ldap
moduleload back_mdb
TLSCACertificateFile ${folder}/certificate.pem
TLSCertificateFile ${folder}/certificate.pem
TLSCertificateKeyFile ${folder}/key.pem
security simple_bind=128
database mdb
suffix dc=uni,dc=example
rootdn cn=root,dc=uni,dc=example
directory ${folder}/data
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${account.dn}" read by anonymous none by * none
`;

function entries(): string {
  const entry = (dn: string, lines: readonly string[]) => [`dn: ${dn}`, ...lines, ''].join('\n');
  return [
    entry('dc=uni,dc=example', [
      'objectClass: dcObject',
      'objectClass: organization',
      'o: Uni',
      'dc: uni',
    ]),
    entry(account.dn, [
      'objectClass: person',
      'cn: leitor',
      'sn: leitor',
      `userPassword: ${account.password}`,
    ]),
    entry(base, ['objectClass: organizationalUnit', 'ou: pessoas']),
    ...people.map(([uid, cn, kind]) =>
      entry(`uid=${uid},${base}`, [
        'objectClass: inetOrgPerson',
        `uid: ${uid}`,
        `cn: ${cn}`,
        'sn: da Universidade',
        `mail: ${uid}@uni.example`,
        `employeeType: ${kind}`,
        'userPassword: a senha de la',
      ]),
    ),
  ].join('\n');
}

async function untilListens(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const socket = connect(port, '127.0.0.1');
    const isUp = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isUp) return;
    await wait(50);
  }
  throw new Error('slapd does not listen');
}
