import { once } from 'node:events';

interface Message {
  readonly method?: string;
  readonly params?: {
    readonly sessionId: string;
    readonly workerInfo?: { readonly url: string };
  };
}

/**
 * Has a search thread of an application loop without end, as its debugger lets one do: it was
 * started with `--inspect`, and says where in its output.
 */
export async function hangSearchThread(output: string): Promise<void> {
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
    if (
      method === 'NodeWorker.attachedToWorker' &&
      params?.workerInfo?.url.includes('search-worker')
    )
      found.resolve(params.sessionId);
  });
  send('NodeWorker.enable', { waitForDebuggerOnStart: false });
  const sessionId = await found.promise;
  const loop = { id: 1, method: 'Runtime.evaluate', params: { expression: 'for (;;);' } };
  send('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify(loop) });
  debug.close();
}
