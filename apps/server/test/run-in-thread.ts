import { once } from 'node:events';

interface Message {
  readonly method?: string;
  readonly params?: {
    readonly sessionId: string;
    readonly workerInfo?: { readonly url: string };
  };
}

/**
 * Runs a script in a thread of an application, by the name of its entry, as its debugger lets one do:
 * it was started with `--inspect`, and says where in its output.
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
  debug.addEventListener('message', ({ data }) => {
    const { method, params } = JSON.parse(String(data)) as Message;
    if (method === 'NodeWorker.attachedToWorker' && params?.workerInfo?.url.includes(entry))
      found.resolve(params.sessionId);
  });
  send('NodeWorker.enable', { waitForDebuggerOnStart: false });
  const sessionId = await found.promise;
  const call = { id: 1, method: 'Runtime.evaluate', params: { expression: script } };
  send('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify(call) });
  debug.close();
}
