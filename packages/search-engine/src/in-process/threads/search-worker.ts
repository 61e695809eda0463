import { parentPort } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { correctionFor } from '../../spelling/correction.ts';
import { browse } from '../browse/browse.ts';
import { availability } from '../../fields.ts';
import { Workspace } from '../facets/workspace.ts';
import { emptyGeneration } from '../index/generation.ts';
import type { Generation } from '../index/generation.ts';
import { moreLikeThis } from '../search/more-like-this.ts';
import { Searcher } from '../search/searcher.ts';
import { similarWords } from '../suggest/spelling.ts';
import { suggest } from '../suggest/suggest.ts';
import { AvailabilityColumns } from '../write/availability-columns.ts';
import { answer } from './answer.ts';
import { flattenResult } from './flat-results.ts';
import type { Call, NewAvailability, NewGeneration, SearchCall } from './messages.ts';
import { releaseMemory } from './unused-memory.ts';

/** Entry of a search thread. */
const port = parentPort as MessagePort;
const workspace = new Workspace();
const columns = new AvailabilityColumns();
let generation: Generation = emptyGeneration;
let searcher = new Searcher(generation, workspace);

port.on('message', (message: Call<SearchCall> | NewGeneration | NewAvailability) => {
  if ('generation' in message) {
    releaseMemory(generation, message.generation);
    use(columns.use(message.generation));
  } else if ('titles' in message) {
    const next = columns.change(message.titles, message.of);
    if (next === null) searcher.live.forget(availability);
    else use(next);
  } else void answer(port, message, respond);
});

function use(next: Generation): void {
  generation = next;
  searcher = new Searcher(generation, workspace);
}

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
