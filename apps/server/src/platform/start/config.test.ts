import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function messageOf(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the configuration was taken');
}

test('a bare machine needs no variable', () => {
  expect(readConfig({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: './data',
    DATABASE_POOL: 10,
    DEMO: true,
    TRUSTED_PROXIES: [],
    UNLIMITED_NETWORKS: [],
    MAIL_FROM: 'estante@localhost.localdomain',
  });
  expect(readConfig({}).SMTP_URL).toBeUndefined();
  expect(readConfig({}).DATABASE_URL).toBeUndefined();
});

test('what is set to nothing is not set', () => {
  const names = Object.keys(readConfig({ DATABASE_URL: 'postgres://a@b/c' }));
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test('what is set is read', () => {
  const url = 'postgresql://user:pass@db.example:5432/estante?sslmode=require';
  expect(
    readConfig({ PORT: '0', DATABASE_URL: url, DEMO: 'false', SEARCH_WORKERS: '2', OTHER: 'x' }),
  ).toMatchObject({ PORT: 0, DATABASE_URL: url, DEMO: false, SEARCH_WORKERS: 2 });
});

test('threads that render are at least one, unless none are asked for', () => {
  expect(readConfig({}).SEARCH_WORKERS).toBe(Math.min(2, availableParallelism()));
  expect(readConfig({}).PAGE_THREADS).toBeGreaterThan(0);
  expect(readConfig({ PROCESSES: '64' }).PAGE_THREADS).toBe(1);
  expect(readConfig({ PAGE_THREADS: '0' }).PAGE_THREADS).toBe(0);
});

test('every variable that is wrong is named at once, with what it is', () => {
  const wrong = {
    PORT: '65536',
    DATABASE_URL: 'mysql://a/b',
    DATABASE_POOL: '1',
    TRUSTED_PROXIES: '10.0.0.0/8, proxy',
    UNLIMITED_NETWORKS: '10.0.0.0/99',
    LOG_LEVEL: 'loud',
    DEMO: 'perhaps',
    SEARCH_WORKERS: 'two',
    PROCESSES: '0',
    PAGE_THREADS: '-1',
    SMTP_URL: 'http://mail.example.org',
    MAIL_FROM: 'library',
  };
  const message = messageOf({ ...wrong, HOST: '::1' });
  for (const name of Object.keys(wrong)) expect(message).toContain(`  ${name}: `);
  expect(message).not.toContain('HOST');
  expect(message.split('\n')).toHaveLength(Object.keys(wrong).length + 1);
});

test.each([
  ['SECRET_KEY', 'segredo'],
  ['METRICS_TOKEN', 'segredo com brancos'],
  ['DATABASE_URL', 'mysql://admin:segredo@db.example/estante'],
  ['DATABASE_URL', 'mysql://db.example/estante?password=segredo'],
  ['SMTP_URL', 'mail:segredo'],
  ['OPENSEARCH_URL', 'search:segredo'],
])('of a refused %s only the length is shown: %s', (name, value) => {
  const message = messageOf({ [name]: value });
  expect(message).toContain(`  ${name}: `);
  expect(message).toContain(`${value.length} characters)`);
  expect(message).not.toContain('segredo');
});

test.each(['-1', '3000.5', 'http', '65536', 'Infinity', 'NaN', '99999999999'])(
  'port %s is none',
  (PORT) => {
    expect(messageOf({ PORT })).toContain('PORT');
  },
);

test('proxies are addresses or ranges, with blanks between them', () => {
  const TRUSTED_PROXIES = ' 10.0.0.1, 10.1.0.0/16,::1 ,';
  expect(readConfig({ TRUSTED_PROXIES }).TRUSTED_PROXIES).toEqual([
    '10.0.0.1',
    '10.1.0.0/16',
    '::1',
  ]);
  for (const wrong of ['10.0.0.1/33', '10.0.0', 'a', '10.0.0.1/8/8'])
    expect(messageOf({ TRUSTED_PROXIES: wrong })).toContain('TRUSTED_PROXIES');
});

test('SIP2 is listened to where a port is set, and encrypted by two files or none', () => {
  expect(readConfig({})).not.toHaveProperty('SIP2_PORT');
  expect(readConfig({ SIP2_PORT: '6001' })).toMatchObject({
    SIP2_PORT: 6001,
    SIP2_HOST: '127.0.0.1',
  });
  expect(messageOf({ SIP2_TLS_CERT: 'cert.pem' })).toContain('SIP2_TLS_KEY');
});

test('who is told of weaknesses is an address of mail or a page', () => {
  const SECURITY_CONTACT = 'ti@example.org, https://example.org/avisos';
  expect(readConfig({ SECURITY_CONTACT }).SECURITY_CONTACT).toEqual([
    'mailto:ti@example.org',
    'https://example.org/avisos',
  ]);
  for (const wrong of ['ti', 'http://example.org', 'https://a b'])
    expect(messageOf({ SECURITY_CONTACT: wrong })).toContain('SECURITY_CONTACT');
});

test('a token of the metrics is long, and fits into a header', () => {
  const METRICS_TOKEN = 'aB3.-_~+/aB3.-_~+/aB3=';
  expect(readConfig({ METRICS_TOKEN })).toMatchObject({ METRICS_TOKEN });
  for (const wrong of ['short', 'with a blank in the midst', 'quebra\nde linha e mais texto'])
    expect(messageOf({ METRICS_TOKEN: wrong })).toContain('METRICS_TOKEN');
});
