import { Worker } from 'node:worker_threads';
import type { PageContext } from '@estante/contract';
import { inOneTurn } from './in-one-turn.ts';
import type { FromThread, PageAnswer, PageCall, RenderedPage, ToThread } from './messages.ts';

const entry = new URL('./rendering-worker.ts', import.meta.url);
/** Memory of a thread; a page takes some megabytes. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };
/**
 * Looks in a row that a thread may leave unanswered. They are counted, not timed, since a process that was
 * suspended has no clock.
 */
const looks = 10;

/** A thread that ended by itself, or was ended because something held it up. */
export class ThreadDied extends Error {
  override readonly name = 'ThreadDied';
}

interface WaitingPage {
  readonly context: PageContext;
  readonly resolve: (page: Response) => void;
  readonly reject: (fault: Error) => void;
}

export interface ThreadOptions {
  /** The renderer's module. */
  readonly renderer: URL;
  /**
   * Longest time in ms in which a thread may not come to its messages: beyond, something holds it that does not
   * end.
   */
  readonly patience: number;
  /**
   * Called once the thread has died. `wasReady`: whether it had loaded the renderer; one that could not may not be able
   * to the next time either.
   */
  readonly onDeath: (fault: ThreadDied, wasReady: boolean) => void;
}

/** A thread that renders pages, several at once; this thread answers the calls that they make. */
export class RenderingThread {
  /** The languages of the renderer, once it is loaded. */
  readonly ready: Promise<readonly string[]>;
  readonly #worker: Worker;
  readonly #options: ThreadOptions;
  readonly #pages = new Map<number, WaitingPage>();
  readonly #loading = Promise.withResolvers<readonly string[]>();
  readonly #watch: NodeJS.Timeout;
  readonly #giveAnswer = inOneTurn((answers: readonly PageAnswer[]) => {
    if (!this.#dead) this.#tell({ kind: 'answers', answers });
  });
  #last = 0;
  /** Looks since the thread last said something. */
  #silent = 0;
  #wasReady = false;
  #dead: ThreadDied | null = null;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.ready = this.#loading.promise;
    this.ready.catch(() => {});
    const execArgv = ['--disable-warning=ExperimentalWarning'];
    const workerData = options.renderer.href;
    this.#worker = new Worker(entry, { workerData, execArgv, resourceLimits });
    this.#worker.on('message', (message: FromThread) => this.#told(message));
    this.#worker.on('error', (fault) => this.#die('it failed', fault));
    this.#worker.on('exit', () => this.#die('it ended'));
    this.#watch = setInterval(() => this.#look(), options.patience / looks).unref();
  }

  get isDead(): boolean {
    return this.#dead !== null;
  }

  /** Pages that the thread is rendering. */
  get load(): number {
    return this.#pages.size;
  }

  /** @throws ThreadDied */
  render(request: Request, context: PageContext): Promise<Response> {
    if (this.#dead) return Promise.reject(this.#dead);
    const page = (this.#last += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    this.#pages.set(page, { context, resolve, reject });
    const { language, nonce, origin } = context;
    this.#tell({ kind: 'render', page, url: request.url, language, nonce, origin });
    return promise;
  }

  /**
   * Looks whether the thread comes to its messages; one that is loading, or has nothing to do, may be silent.
   */
  #look(): void {
    if (!this.#wasReady || this.load === 0) this.#silent = 0;
    else if (this.#silent >= looks) this.#die('it hung');
    else {
      this.#silent += 1;
      this.#tell({ kind: 'look' });
    }
  }

  async end(): Promise<void> {
    this.#refuseAll(new ThreadDied('Pages are no longer rendered'));
    await this.#worker.terminate();
  }

  #tell(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #told(message: FromThread): void {
    this.#silent = 0;
    switch (message.kind) {
      case 'alive':
        return;
      case 'ready':
        this.#wasReady = true;
        // The server's end does not wait for it.
        this.#worker.unref();
        return this.#loading.resolve(message.languages);
      case 'calls':
        return message.calls.forEach((call) => void this.#answer(call));
      case 'page':
        return this.#taken(message.page)?.resolve(responseOf(message));
      case 'fault':
        return this.#taken(message.page)?.reject(new Error(message.reason));
    }
  }

  #taken(page: number): WaitingPage | undefined {
    const waiting = this.#pages.get(page);
    this.#pages.delete(page);
    return waiting;
  }

  async #answer({ page, call, url, method, headers, body }: PageCall): Promise<void> {
    const fetch = this.#pages.get(page)?.context.fetch;
    const request = new Request(url, { method, headers, ...(body !== '' && { body }) });
    const answer = await fetch?.(request)
      .then(async (given) => ({ status: given.status, body: await given.text() }))
      .catch(() => null);
    this.#giveAnswer({ call, answer: answer ?? null });
  }

  #die(reason: string, cause?: unknown): void {
    if (this.#dead) return;
    const fault = new ThreadDied(`A thread that renders pages was lost: ${reason}`, { cause });
    this.#refuseAll(fault);
    void this.#worker.terminate();
    this.#options.onDeath(fault, this.#wasReady);
  }

  #refuseAll(fault: ThreadDied): void {
    this.#dead = fault;
    clearInterval(this.#watch);
    this.#loading.reject(fault);
    for (const page of this.#pages.keys()) this.#taken(page)?.reject(fault);
  }
}

function responseOf({ status, headers, body }: RenderedPage): Response {
  const init = { status, headers: headers.map(([name, value]): [string, string] => [name, value]) };
  return new Response(body.byteLength > 0 ? body : null, init);
}
