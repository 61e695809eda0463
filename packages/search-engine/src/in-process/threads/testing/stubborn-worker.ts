import { parentPort } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { answer } from '../answer.ts';
import type { Call, NewGeneration, SearchCall } from '../messages.ts';
import { waysToFail } from './ways-to-fail.ts';

/** Entry of a thread that answers with the id it is asked about, or really fails. */
const port = parentPort as MessagePort;

port.on('message', (message: Call<SearchCall> | NewGeneration) => {
  if (!('generation' in message)) void answer(port, message, respond);
});

async function respond(call: SearchCall): Promise<readonly number[]> {
  const id = call.kind === 'moreLikeThis' ? call.id : 0;
  switch (id) {
    case waysToFail.loop:
      for (;;);
    case waysToFail.sleep:
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      break;
    case waysToFail.silence:
      await new Promise(() => undefined);
      break;
    case waysToFail.exit:
      process.exit(1);
      break;
    case waysToFail.throw:
      setImmediate(() => {
        throw new Error('thrown where nobody catches it');
      });
      await new Promise(() => undefined);
  }
  return [id];
}
