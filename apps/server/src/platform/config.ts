import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

/** Environment of the application. Everything has a default that works on a bare machine. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  /** Where the embedded PostgreSQL, the index snapshot and reports are kept. */
  DATA_DIR: z.string().min(1).default('./data'),
  /** A PostgreSQL server of version 15 or newer, instead of the embedded one. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'not a postgres:// address' })
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** Public address of the site, for canonical links. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  /** Addresses of the proxies in front, separated by commas; nobody else may name a client's address. */
  TRUSTED_PROXIES: z.string().default(''),
  /** Loads the demo network into an empty database. */
  DEMO: z.stringbool().default(true),
  SEARCH_WORKERS: z.coerce.number().int().min(1).max(16).default(1),
});

export type Config = z.infer<typeof environment>;

export class ConfigError extends Error {}

/** Reads the environment once, at start. @throws ConfigError naming every variable that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    (issue) =>
      `  ${issue.path.join('.')}: ${issue.message} (is: ${shown(set[String(issue.path[0])])})`,
  );
  throw new ConfigError(`The configuration is not valid:\n${lines.join('\n')}`);
}

/** A value for the operator to see, without the user and password that an address may have. */
function shown(value: string | undefined): string {
  return JSON.stringify(value?.replace(/^.*@/s, '…@'));
}
