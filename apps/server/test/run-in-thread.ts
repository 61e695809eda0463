import { once } from 'node:events';

/** What the thread says through its debugger as it begins the script. */
const signal = 'the script runs';

interface Message {
  readonly method?: string;
  readonly params?: {
    readonly sessionId: string;
    readonly workerInfo?: { readonly url: string };
    readonly message?: string;
  };
}

/**
 * Runs a script in a thread of an application, by the name of its entry, as its debugger lets one do:
 * it was started with `--inspect`, and says where in its output. Resolves once the script runs: what
 * the thread is asked from then on comes after it.
 */
export async function runInThread(output: string, entry: string, script: string): Promise<void> {
  const address = /Debugger listening on (ws:\S+)/.exec(output)?.[1];
  if (address === undefined) throw new Error('The application was not started with --inspect');
  const debug = new WebSocket(address);
  await once(debug, 'open');
  let last = 0;
  const send = (method: string, params: object) =>
    debug.send(JSON.stringify({ id: ++last, method, params }));
  const found = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  debug.addEventListener('message', ({ data }) => {
    const { method, params } = JSON.parse(String(data)) as Message;
    if (method === 'NodeWorker.attachedToWorker' && params?.workerInfo?.url.includes(entry))
      found.resolve(params.sessionId);
    if (method === 'NodeWorker.receivedMessageFromWorker' && params?.message?.includes(signal))
      begun.resolve();
  });
  send('NodeWorker.enable', { waitForDebuggerOnStart: false });
  const sessionId = await found.promise;
  const ask = (id: number, method: string, params: object) =>
    send('NodeWorker.sendMessageToWorker', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
  ask(1, 'Runtime.enable', {});
  ask(2, 'Runtime.evaluate', { expression: `console.debug('the ' + 'script runs'); ${script}` });
  await begun.promise;
  debug.close();
}
