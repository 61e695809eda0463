import { parentPort } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { correctedBy } from '../spelling/correction.ts';
import { answer } from './answering.ts';
import { browse } from './browse.ts';
import { flattened } from './flat-results.ts';
import { emptyGeneration } from './generation.ts';
import type { Generation } from './generation.ts';
import type { Call, NewGeneration, SearchCall } from './messages.ts';
import { moreLikeThis } from './more-like-this.ts';
import { Searcher } from './searcher.ts';
import { nearIn } from './spell.ts';
import { suggest } from './suggest.ts';
import { letGo } from './unused-memory.ts';
import { Workspace } from './workspace.ts';

/** Entry of a search thread. */
const port = parentPort as MessagePort;
const workspace = new Workspace();
let generation: Generation = emptyGeneration;
let searcher = new Searcher(generation, workspace);

port.on('message', (message: Call<SearchCall> | NewGeneration) => {
  if ('generation' in message) {
    letGo(generation, message.generation);
    generation = message.generation;
    searcher = new Searcher(generation, workspace);
  } else void answer(port, message, respond);
});

function respond(call: SearchCall): unknown {
  switch (call.kind) {
    case 'search':
      return flattened(searcher.search(call.request));
    case 'suggest':
      return suggest(generation, searcher.live, call.request);
    case 'spell':
      return correctedBy(call.request, {
        finds: (query) => searcher.finds(query),
        near: (word, most) => nearIn(generation, word, most),
      });
    case 'moreLikeThis':
      return moreLikeThis(generation, workspace, call.id, call.limit);
    case 'browse':
      return browse(generation, searcher.live, call.request);
  }
}
