import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

/** Addresses or ranges separated by commas. */
const addressList = z.string().transform((text, context) => {
  const addresses = text.split(',').flatMap((part) => part.trim() || []);
  for (const address of addresses.filter((one) => !isAddressOrRange(one))) {
    context.addIssue({ code: 'custom', message: `'${address}' is no IP address or range` });
  }
  return addresses;
});

/** E-mail addresses, or https addresses of pages, separated by commas; as RFC 9116 writes them. */
const contactList = z.string().transform((text, context) =>
  text
    .split(',')
    .flatMap((part) => part.trim() || [])
    .map((part) => {
      if (z.email().safeParse(part).success) return `mailto:${part}`;
      if (/^(?:https:\/\/|mailto:|tel:)[^\s]+$/.test(part)) return part;
      context.addIssue({ code: 'custom', message: `'${part}' is no address of mail or https` });
      return part;
    }),
);

/** Host names or addresses, each with or without a port, separated by commas. */
const hostList = z.string().transform((text, context) => {
  const hosts = text.split(',').flatMap((part) => part.trim().toLowerCase() || []);
  for (const host of hosts.filter(
    (one) => !/^(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/.test(one),
  )) {
    context.addIssue({ code: 'custom', message: `'${host}' is no host` });
  }
  return hosts;
});

/** Domain names separated by commas. */
const domainList = z.string().transform((text, context) => {
  const domains = text.split(',').flatMap((part) => part.trim().toLowerCase() || []);
  for (const domain of domains.filter((one) => !/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(one))) {
    context.addIssue({ code: 'custom', message: `'${domain}' is no name of a domain` });
  }
  return domains;
});

/** Addresses, each with or without a port, separated by commas. */
const serverList = z.string().transform((text, context) => {
  const servers = text.split(',').flatMap((part) => part.trim() || []);
  for (const server of servers.filter((one) => !isServerAddress(one))) {
    context.addIssue({
      code: 'custom',
      message: `'${server}' is no IP address, perhaps with a port`,
    });
  }
  return servers;
});

function isServerAddress(text: string): boolean {
  const { address = text } = /^\[?(?<address>[\da-f:.]*?)\]?:\d{1,5}$/i.exec(text)?.groups ?? {};
  return isIP(text) !== 0 || isIP(address) === (text.startsWith('[') ? 6 : 4);
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/** The domains of crawlers' host names, as each search engine publishes them. */
const searchEngines = [
  'googlebot.com',
  'google.com',
  'search.msn.com',
  'applebot.apple.com',
  'duckduckgo.com',
  'yandex.com',
  'yandex.net',
  'yandex.ru',
  'baidu.com',
  'baidu.jp',
];

/** The settings of the application in its environment. Every default works on a bare machine. */
const environment = z
  .object({
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: port.default(3000),
    /** Folder of the embedded PostgreSQL, the index snapshot and reports. */
    DATA_DIR: z.string().min(1).default('./data'),
    /** Connection string of a PostgreSQL server, version 15 or newer, in place of the embedded one. */
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'not a postgres:// address' })
      .optional(),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('warn'),
    /** Origin of the site, as https://catalogo.example.org; without it, that to which each request was sent. */
    SITE_URL: z
      .url({ protocol: /^https?$/, error: 'not an http:// address' })
      .refine((text) => /^https?:\/\/[^/?#@]+\/?$/.test(text), 'more than a host')
      .transform((text) => new URL(text).origin)
      .optional(),
    /** Addresses of the proxies in front, separated by commas: only these may say a client's address. */
    TRUSTED_PROXIES: addressList.default([]),
    /** Addresses of the library's own computers and monitoring, which no rate limit applies to. */
    UNLIMITED_NETWORKS: addressList.default([]),
    /** Domains of search engines' crawlers: see `createKnownCrawlers`. */
    CRAWLER_DOMAINS: domainList.default(searchEngines),
    /** Name servers that look up crawlers' addresses; without it, those of the machine. */
    CRAWLER_DNS: serverList.default([]),
    /** Internal hosts that addresses set by administrators may lead to. */
    INTERNAL_HOSTS: hostList.default([]),
    /** Internal hosts that addresses set by readers may lead to: any reader may send there. */
    WEBHOOK_HOSTS: hostList.default([]),
    /** Loads the demo network into an empty database. */
    DEMO: z.stringbool().default(true),
    /** Answers alone, as for a backup that is tried: no work in the background, no mail, no webhooks, no SIP2. */
    TRIAL: z.stringbool().default(false),
    /** 'production' refuses the password of the demo logins on any database but the demo's. */
    NODE_ENV: z.string().default('development'),
    /** The mail server, as smtps://user:password@mail.example.org; without it, mail is written to files. */
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'not an smtp:// address' }).optional(),
    /** The sender's address of e-mails. */
    MAIL_FROM: z.email().default('estante@localhost.localdomain'),
    /** The key that secrets in the database are sealed with; without it, that in DATA_DIR/secret.key. */
    SECRET_KEY: z.string().min(32, 'shorter than 32 characters').optional(),
    /** Port for self-service machines that speak SIP2; without it, SIP2 is off. */
    SIP2_PORT: port.optional(),
    SIP2_HOST: z.string().min(1).default('127.0.0.1'),
    /** PEM files of the certificate and key that encrypt SIP2: both, or neither. */
    SIP2_TLS_CERT: z.string().min(1).optional(),
    SIP2_TLS_KEY: z.string().min(1).optional(),
    /** Contacts for reports of a weakness, for security.txt: e-mail addresses or pages, separated by commas. */
    SECURITY_CONTACT: contactList.default([]),
    /** Address of the page that says how weaknesses are dealt with. */
    SECURITY_POLICY: z.url({ protocol: /^https$/, error: 'not an https:// address' }).optional(),
    /** Port of `/metrics` apart from the pages; without it, there is none. */
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    /** Bearer token of `/metrics`; without METRICS_PORT, `/metrics` is then served beside the pages. */
    METRICS_TOKEN: z
      .string()
      .min(20, 'shorter than 20 characters')
      .regex(/^[\w.~+/-]+=*$/, 'no token that goes into a header')
      .optional(),
    /**
     * Nodes, separated by commas, of an OpenSearch cluster that keeps the search index in place of this
     * process.
     */
    OPENSEARCH_URL: z
      .string()
      .refine(
        (text) => text.split(',').every((one) => /^https?:\/\/[^/\s]+\/?$/.test(one.trim())),
        'not an http:// address',
      )
      .optional(),
    /** Prefix of the indices in the cluster, which may hold several catalogues. */
    OPENSEARCH_NAME: z
      .string()
      .regex(/^[a-z][a-z\d_-]{0,60}$/, 'not a name of an index: small letters, digits, - and _')
      .default('estante'),
    OPENSEARCH_SHARDS: z.coerce.number().int().min(1).max(64).default(1),
    /** Number of threads that search. */
    SEARCH_WORKERS: z.coerce
      .number()
      .int()
      .min(1)
      .max(16)
      .default(() => Math.min(2, availableParallelism())),
    /** Number of threads that render pages; 0: the thread that answers renders them. */
    PAGE_THREADS: z.coerce.number().int().min(0).max(32).optional(),
    /** Number of worker processes; 1: the one that is started. */
    PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  })
  .refine((set) => (set.SIP2_TLS_CERT === undefined) === (set.SIP2_TLS_KEY === undefined), {
    path: ['SIP2_TLS_KEY'],
    message: 'SIP2_TLS_CERT and SIP2_TLS_KEY are set together',
  });

type Environment = z.infer<typeof environment>;
export type Config = Environment & { readonly PAGE_THREADS: number };

/** The names of the settings, as operators know them. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

export class ConfigError extends Error {}

/**
 * Reads the environment, once at the start.
 * @throws ConfigError that names every variable that is wrong
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(set);
  if (result.success)
    return { ...result.data, PAGE_THREADS: result.data.PAGE_THREADS ?? pageThreads(result.data) };
  const lines = result.error.issues.map(
    (issue) =>
      `  ${issue.path.join('.')}: ${issue.message} (is: ${shown(set, String(issue.path[0]))})`,
  );
  throw new ConfigError(`The configuration is not valid:\n${lines.join('\n')}`);
}

/** Threads that use all processors but one, which is left to answering; worker processes divide them. */
function pageThreads({ PROCESSES }: Pick<Environment, 'PROCESSES'>): number {
  const processors = availableParallelism();
  const most = PROCESSES === 1 ? processors - 1 : Math.floor(processors / PROCESSES);
  return Math.min(8, Math.max(1, most));
}

/** Settings that are secrets, or addresses that a password may stand in. */
const secrets = ['SECRET_KEY', 'METRICS_TOKEN', 'DATABASE_URL', 'SMTP_URL', 'OPENSEARCH_URL'];

/** A value to show the operator; of a secret how long it is, since what is shown goes into logs. */
function shown(set: NodeJS.ProcessEnv, name: string): string {
  const value = set[name];
  if (value === undefined) return 'not set';
  return secrets.includes(name) ? `${value.length} characters` : JSON.stringify(value);
}
