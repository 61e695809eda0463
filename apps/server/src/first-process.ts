import type { Worker } from 'node:cluster';
import { SearchUnavailable, type EngineStatus, type SearchEngine } from '@estante/search-engine';
import type { MetricsSnapshot } from './http/metrics/index.ts';
import type { ImportDesk } from './modules/import-runs/index.ts';
import type { NetworkSearch } from './modules/network/index.ts';
import { answerCalls, createCaller, RefusedThere, type Channel } from './platform/process-calls.ts';

/**
 * The process that was started first has the index and the work in the background; processes that
 * answer ask it for both.
 */
export interface FirstProcess {
  readonly engine: SearchEngine;
  /** Seconds that its index may be behind the catalogue. */
  readonly behind: () => number;
  readonly network: NetworkSearch;
  readonly imports: Pick<ImportDesk, 'send' | 'isOver'>;
  /** The metrics of all processes, in the text format of Prometheus. */
  readonly metricsText: () => Promise<string>;
}

type Asked = Pick<SearchEngine, 'search' | 'suggest' | 'spell' | 'moreLikeThis' | 'browse'>;

/** What it is asked for. */
type FirstCalls = {
  readonly [Name in keyof Asked]: Asked[Name];
} & {
  readonly searchNetwork: SearchEngine['search'];
  readonly spellNetwork: SearchEngine['spell'];
  readonly sendImport: ImportDesk['send'];
  readonly isImportOver: ImportDesk['isOver'];
  readonly metricsText: () => Promise<string>;
};

/** What it asks of one that answers. */
export type AnsweringCalls = { readonly metrics: () => Promise<MetricsSnapshot> };

/** What it tells of the index, without having asked. */
interface Told {
  readonly kind: 'index';
  readonly status: EngineStatus;
  readonly hasNetwork: boolean;
  readonly behind: number;
}

/** Milliseconds between two looks at what is to be told. */
const interval = 200;

/** Answers a process that has been started for that, and tells it of the index while it lives. */
export function answerProcess(worker: Worker, first: FirstProcess) {
  const { engine, network, imports } = first;
  const openNetwork = () => {
    const open = network();
    if (!open) throw new SearchUnavailable('The network is not open');
    return open;
  };
  const calls: FirstCalls = {
    search: (request) => engine.search(request),
    suggest: (request) => engine.suggest(request),
    spell: (request) => engine.spell(request),
    moreLikeThis: (id, limit) => engine.moreLikeThis(id, limit),
    browse: (request) => engine.browse(request),
    searchNetwork: async (request) => openNetwork().search(request),
    spellNetwork: async (request) => openNetwork().spell(request),
    sendImport: (run) => imports.send(run),
    isImportOver: (job) => imports.isOver(job),
    metricsText: () => first.metricsText(),
  };
  answerCalls(worker, calls);
  let last = '';
  const tell = () => {
    const told: Told = {
      kind: 'index',
      status: engine.status(),
      hasNetwork: network() !== null,
      behind: first.behind(),
    };
    const text = JSON.stringify(told);
    if (text !== last && worker.isConnected()) worker.send(told);
    last = text;
  };
  const telling = setInterval(tell, interval).unref();
  worker.once('exit', () => clearInterval(telling));
  tell();
}

/** The first process, as one that it has started sees it. Resolves when it has told of its index. */
export async function joinFirstProcess(channel: Channel & NodeJS.EventEmitter) {
  const ask = createCaller<FirstCalls>(channel);
  const first = Promise.withResolvers<Told>();
  let last: Told | null = null;
  channel.on('message', (message: unknown) => {
    if (!isTold(message)) return;
    last = message;
    first.resolve(message);
  });
  const told = await first.promise;
  const now = (): Told => last ?? told;
  const network: ReturnType<NetworkSearch> = {
    search: (request) => sure(ask('searchNetwork', request)),
    spell: (request) => sure(ask('spellNetwork', request)),
  };
  return {
    engine: {
      search: (request) => sure(ask('search', request)),
      suggest: (request) => sure(ask('suggest', request)),
      spell: (request) => sure(ask('spell', request)),
      moreLikeThis: (id, limit) => sure(ask('moreLikeThis', id, limit)),
      browse: (request) => sure(ask('browse', request)),
      status: () => now().status,
      apply: changedElsewhere,
      rebuild: changedElsewhere,
      close: async () => {},
    },
    behind: () => now().behind,
    network: () => (now().hasNetwork ? network : null),
    imports: { send: (run) => ask('sendImport', run), isOver: (job) => ask('isImportOver', job) },
    metricsText: () => ask('metricsText'),
  } satisfies FirstProcess;
}

async function changedElsewhere(): Promise<never> {
  throw new Error('The index is changed in the first process alone');
}

/** What is refused for now is so here too, and where the first process has just ended. */
async function sure<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((fault: unknown) => {
    if (fault instanceof RefusedThere && fault.name !== 'SearchUnavailable') throw fault;
    throw new SearchUnavailable('The search engine refused', { cause: fault });
  });
}

function isTold(message: unknown): message is Told {
  return (
    typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'index'
  );
}
