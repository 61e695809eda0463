import type { MessagePort } from 'node:worker_threads';
import type { Answer, Call } from './messages.ts';

/** Answers one call; an exception of ours becomes a fault of the call. */
export async function answer<Question>(
  port: MessagePort,
  { number, question }: Call<Question>,
  respond: (question: Question) => unknown,
): Promise<void> {
  let reply: Answer;
  try {
    reply = { number, kind: 'value', value: await respond(question) };
  } catch (fault) {
    reply = { number, kind: 'fault', fault };
  }
  port.postMessage(reply);
}
