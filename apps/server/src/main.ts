import { MigrationError } from '@estante/database';
import { demoPassword } from '@estante/database/demo';
import { startApplication, type Application } from './application.ts';
import { loadPages } from './http/built-pages.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { createLogger } from './platform/logger.ts';
import { StartError } from './platform/postgres.ts';
import { logUncaught } from './platform/uncaught.ts';
import { readVersion } from './platform/version.ts';

/** Seconds that requests in flight get to end before the process leaves without them. */
const patience = 15;

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const config = readConfig(process.env);
  say(`Estante ${await readVersion()}`);
  const progress = (step: string) => say(`  ${step}`);
  const application = await startApplication({ config, pages: await loadPages(), progress });
  logUncaught(createLogger(config.LOG_LEVEL));
  stopOnSignals(application);
  say(`Estante is ready at ${application.address.replace('127.0.0.1', 'localhost')}`);
  const { demoLogins } = application;
  if (demoLogins.length > 0)
    say(`  Demo logins, each with the password ${demoPassword}: ${demoLogins.join(', ')}`);
} catch (error) {
  if (!isExpected(error)) throw error;
  process.stderr.write(`estante: ${error.message}\n`);
  process.exitCode = 1;
}

function stopOnSignals(application: Application): void {
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patience * 1000).unref();
    await application.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop(0));
  const fail = (reason: string) => {
    if (!isStopping) process.stderr.write(`estante: ${reason}\n`);
    return stop(1);
  };
  void application.failed.then(fail);
}

function isListening(syscall: unknown): boolean {
  return syscall === 'listen' || syscall === 'getaddrinfo';
}

/** What the operator can mend, told in one line. */
function isExpected(error: unknown): error is Error {
  const kinds = [ConfigError, StartError, MigrationError];
  if (kinds.some((kind) => error instanceof kind)) return true;
  return error instanceof Error && 'syscall' in error && isListening(error.syscall);
}
