import { once } from 'node:events';

/** Message that the thread gives its debugger as it begins the script. */
const signal = 'the script runs';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: {
    readonly sessionId: string;
    readonly workerInfo?: { readonly url: string };
    readonly message?: string;
  };
}

/**
 * Runs a script in all threads of an application that have an entry, by its name, as its debugger lets one do:
 * it was started with `--inspect`, and says where in its output. Resolves once the script runs: what
 * the threads are asked from then on comes after it.
 */
export async function runInThreads(output: string, entry: string, script: string): Promise<void> {
  const address = /Debugger listening on (ws:\S+)/.exec(output)?.[1];
  if (address === undefined) throw new Error('The application was not started with --inspect');
  const debug = new WebSocket(address);
  await once(debug, 'open');
  let last = 0;
  const send = (method: string, params: object) =>
    debug.send(JSON.stringify({ id: ++last, method, params }));
  const sessions = new Set<string>();
  const attached = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  debug.addEventListener('message', ({ data }) => {
    const { id, method, params } = JSON.parse(String(data)) as Message;
    if (method === 'NodeWorker.attachedToWorker' && params?.workerInfo?.url.includes(entry))
      sessions.add(params.sessionId);
    // The answer to the first message comes after those that tell of each thread.
    if (id === 1) attached.resolve();
    if (method === 'NodeWorker.receivedMessageFromWorker' && params?.message?.includes(signal)) {
      sessions.delete(params.sessionId);
      if (sessions.size === 0) begun.resolve();
    }
  });
  send('NodeWorker.enable', { waitForDebuggerOnStart: false });
  await attached.promise;
  if (sessions.size === 0) throw new Error(`No thread has the entry ${entry}`);
  for (const sessionId of sessions) {
    const ask = (id: number, method: string, params: object) =>
      send('NodeWorker.sendMessageToWorker', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      });
    ask(1, 'Runtime.enable', {});
    ask(2, 'Runtime.evaluate', { expression: `console.debug('the ' + 'script runs'); ${script}` });
  }
  await begun.promise;
  debug.close();
}
