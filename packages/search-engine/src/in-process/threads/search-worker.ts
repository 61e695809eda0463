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
import type { Answer, Call, NewAvailability, NewGeneration, SearchCall } from './messages.ts';
import { collect, onIdle, releaseMemory } from './unused-memory.ts';

/** Entry of a search thread. */
const port = parentPort as MessagePort;
const columns = new AvailabilityColumns();
let workspace = new Workspace();
let generation: Generation = emptyGeneration;
let searcher = new Searcher(generation, workspace);

const isUsed = onIdle(() => {
  workspace = new Workspace();
  use(generation);
  collect();
});

port.on('message', (message: Call<SearchCall> | NewGeneration | NewAvailability) => {
  isUsed();
  if ('generation' in message) {
    releaseMemory(generation, message.generation);
    use(columns.use(message.generation));
  } else if ('titles' in message) {
    const next = columns.change(message.titles, message.of);
    if (next === null) searcher.live.forget(availability);
    else use(next);
  } else void answer(port, message, (call) => respond(call, message.number));
});

function use(next: Generation): void {
  generation = next;
  searcher = new Searcher(generation, workspace);
}

function respond(call: SearchCall, number: number): unknown {
  switch (call.kind) {
    case 'search': {
      const tell = (ids: readonly number[]) =>
        port.postMessage({ number, kind: 'titles', ids } satisfies Answer);
      const onTitles = call.tellsTitles ? tell : undefined;
      return flattenResult(searcher.search({ ...call.request, onTitles }));
    }
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
