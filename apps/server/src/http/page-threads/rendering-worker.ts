import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { CallAnswer, RenderPage } from '@estante/contract';
import { collectWhenCalm } from '../../platform/processes/calm-collection.ts';
import { inOneTurn } from './in-one-turn.ts';
import type { FromThread, PageAnswer, PageCall, RenderOrder, ToThread } from './messages.ts';

/** Entry of a thread that renders pages; its data is the address of the renderer. */
const port = parentPort as MessagePort;
const renderer: { render: RenderPage; languages: readonly string[] } = await import(
  workerData as string
);

/** Calls of pages that are not answered yet, by number. */
const calls = new Map<number, PromiseWithResolvers<CallAnswer>>();
let lastCall = 0;

const say = (message: FromThread, handedOver: ArrayBuffer[] = []) =>
  port.postMessage(message, handedOver);
const ask = inOneTurn((asked: readonly PageCall[]) => say({ kind: 'calls', calls: asked }));

port.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'answers':
      return message.answers.forEach(answered);
    case 'look':
      return say({ kind: 'alive' });
    case 'render':
      return void render(message);
  }
});
say({ kind: 'ready', languages: renderer.languages });
collectWhenCalm();

async function render({ page, url, language, nonce, origin }: RenderOrder): Promise<void> {
  const fetch = (request: Request) => callFromPage(page, request);
  try {
    const made = await renderer.render(new Request(url), { fetch, language, nonce, origin });
    const body = await made.arrayBuffer();
    say({ kind: 'page', page, status: made.status, headers: [...made.headers], body }, [body]);
  } catch (fault) {
    const reason = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    say({ kind: 'fault', page, reason });
  }
}

async function callFromPage(page: number, request: Request): Promise<CallAnswer> {
  const call = (lastCall += 1);
  const answer = Promise.withResolvers<CallAnswer>();
  calls.set(call, answer);
  const { method, url } = request;
  const headers = Object.fromEntries(request.headers);
  ask({ page, call, method, url, headers, body: await request.text() });
  return answer.promise;
}

function answered({ call, answer }: PageAnswer): void {
  const waiting = calls.get(call);
  calls.delete(call);
  if (answer === null) return waiting?.reject(new Error('The call was not answered'));
  const { status, body } = answer;
  waiting?.resolve({ ok: status >= 200 && status < 300, status, text: async () => body });
}
