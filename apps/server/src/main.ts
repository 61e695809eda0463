import { demoPassword } from '@estante/database/demo-password';
import type { Application } from './startup/application.ts';
import { loadPages } from './http/built-pages.ts';
import { collectWhenCalm } from './platform/processes/calm-collection.ts';
import { readConfig } from './platform/start/config.ts';
import { createLogger } from './platform/logger.ts';
import { isForOperators } from './platform/start/start-error.ts';
import { logUncaught } from './platform/processes/uncaught.ts';
import { readVersion } from './platform/start/version.ts';

/** Longest wait for requests that are being handled when the process is told to stop, in seconds. */
const patience = 15;

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const config = readConfig(process.env);
  say(`Estante ${await readVersion()}`);
  const progress = (step: string) => say(`  ${step}`);
  const logger = createLogger(config.LOG_LEVEL);
  const onWarning = (error: Error) =>
    logger.error({ err: error }, 'a page thread is started again');
  const isAnswering = config.PROCESSES === 1;
  const pages = isAnswering ? loadPages({ threads: config.PAGE_THREADS, onWarning }) : null;
  // A fault is told by the start, which awaits them, unless it fails before.
  pages?.catch(() => {});
  // The threads that render load their modules while this one loads those of the application.
  const { startApplication } = await import('./startup/application.ts');
  const application = await startApplication({ config, pages, progress });
  logUncaught(logger);
  stopOnSignals(application);
  collectWhenCalm();
  say(`Estante is ready at ${application.address.replace('127.0.0.1', 'localhost')}`);
  const { demoLogins, setupCode } = application;
  if (setupCode !== null) {
    say('  Nobody administers this network yet: open it in a browser and set it up.');
    say(`  The setup code is ${setupCode}`);
  }
  if (demoLogins.length > 0)
    say(`  Demo logins, each with the password ${demoPassword}: ${demoLogins.join(', ')}`);
} catch (error) {
  if (!isForOperators(error)) throw error;
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
  process.on('SIGUSR2', () => void application.replaceWorkers?.());
  const fail = (reason: string) => {
    if (!isStopping) process.stderr.write(`estante: ${reason}\n`);
    return stop(1);
  };
  void application.failed.then(fail);
}
