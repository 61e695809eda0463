import {
  startApplication,
  type StartedApplication,
} from '@estante/test-support/started-application';

type Settings = Readonly<Record<string, string>>;

/**
 * Setting that names networks without a rate limit: here a crowd comes from one address. An application that does not
 * know it yet has no rate limits.
 */
export const unlimitedNetworks = 'UNLIMITED_NETWORKS';

/** The application as `npm start` runs it, started over and over on one port. */
export class Server implements AsyncDisposable {
  readonly #settings: Settings;
  #extra: Settings = {};
  #port = '0';
  #running: StartedApplication | null = null;
  /** Address, once the application has run. */
  address = '';

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get pid(): number {
    return this.#running?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#running !== null;
  }

  /** Output since its last start. */
  get output(): string {
    return this.#running?.output() ?? '';
  }

  /** Resolves when it says that it is ready. @throws RefusedStart */
  async start(): Promise<void> {
    const settings = { ...this.#settings, ...this.#extra, PORT: this.#port };
    const running = await startApplication(settings);
    this.#running = running;
    this.address = running.address;
    this.#port = new URL(running.address).port;
    void this.#forget(running);
  }

  async #forget(running: StartedApplication): Promise<void> {
    await running.exited;
    if (this.#running === running) this.#running = null;
  }

  /** Stops the application. Returns its exit code; null where a signal ended it, or nothing ran. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    return (await this.#running?.stop(signal)) ?? null;
  }

  /** Stops in order and starts with other settings. */
  async restart(extra: Settings): Promise<void> {
    this.#extra = extra;
    await this.stop();
    await this.start();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
  }
}
