import { parentPort } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { TextsBuilder } from '../write/texts-builder.ts';
import type { DocumentTexts, SegmentTexts } from '../write/texts-builder.ts';
import { answer } from './answer.ts';
import type { Call, TextsCall } from './messages.ts';

/** Entry of the thread that reads the words of one rebuild. */
const port = parentPort as MessagePort;
const builder = new TextsBuilder();
port.on('message', (call: Call<TextsCall>) => void answer(port, call, respond));

function respond(call: TextsCall): SegmentTexts | null {
  switch (call.kind) {
    case 'gather':
      for (const one of JSON.parse(call.documents) as DocumentTexts[]) builder.put(one);
      return null;
    case 'finish':
      return builder.finish();
  }
}
