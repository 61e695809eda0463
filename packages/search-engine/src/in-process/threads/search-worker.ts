import { parentPort } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { correctionFor } from '../../spelling/correction.ts';
import { browse } from '../browse/browse.ts';
import { Workspace } from '../facets/workspace.ts';
import { emptyGeneration } from '../index/generation.ts';
import type { Generation } from '../index/generation.ts';
import { moreLikeThis } from '../search/more-like-this.ts';
import { Searcher } from '../search/searcher.ts';
import { similarWords } from '../suggest/spelling.ts';
import { suggest } from '../suggest/suggest.ts';
import { answer } from './answer.ts';
import { flattenResult } from './flat-results.ts';
import type { Call, NewGeneration, SearchCall } from './messages.ts';
import { releaseMemory } from './unused-memory.ts';

/** Entry of a search thread. */
const port = parentPort as MessagePort;
const workspace = new Workspace();
let generation: Generation = emptyGeneration;
let searcher = new Searcher(generation, workspace);

port.on('message', (message: Call<SearchCall> | NewGeneration) => {
  if ('generation' in message) {
    releaseMemory(generation, message.generation);
    generation = message.generation;
    searcher = new Searcher(generation, workspace);
  } else void answer(port, message, respond);
});

function respond(call: SearchCall): unknown {
  switch (call.kind) {
    case 'search':
      return flattenResult(searcher.search(call.request));
    case 'suggest':
      return suggest(generation, searcher.live, call.request);
    case 'spell':
      return correctionFor(call.request, {
        finds: (query) => searcher.finds(query),
        near: (word, most) => similarWords(generation, word, most),
      });
    case 'moreLikeThis':
      return moreLikeThis(generation, workspace, call.id, call.limit);
    case 'browse':
      return browse(generation, searcher.live, call.request);
  }
}
