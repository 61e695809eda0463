import type { Worker } from 'node:cluster';
import { SearchUnavailable, type EngineStatus, type SearchEngine } from '@estante/search-engine';
import type { MetricsSnapshot } from '../http/metrics/index.ts';
import type { ImportDesk } from '../modules/import-runs/index.ts';
import type { NetworkSearch } from '../modules/network/index.ts';
import {
  answerCalls,
  createCaller,
  RefusedThere,
  type Channel,
} from '../platform/processes/process-calls.ts';

/**
 * The process that was started first, with the index and the background work. Worker processes ask it for
 * both.
 */
export interface PrimaryProcess {
  readonly engine: SearchEngine;
  /** Seconds that the index may be behind the catalogue. */
  readonly behind: () => number;
  readonly network: NetworkSearch;
  readonly imports: Pick<ImportDesk, 'send' | 'isOver'>;
  /** The metrics of all processes, in the text format of Prometheus. */
  readonly metricsText: () => Promise<string>;
}

type EngineCalls = Pick<SearchEngine, 'search' | 'suggest' | 'spell' | 'moreLikeThis' | 'browse'>;

/** Calls of the primary process, made by workers. */
type PrimaryCalls = {
  readonly [Name in keyof EngineCalls]: EngineCalls[Name];
} & {
  readonly searchNetwork: SearchEngine['search'];
  readonly spellNetwork: SearchEngine['spell'];
  readonly sendImport: ImportDesk['send'];
  readonly isImportOver: ImportDesk['isOver'];
  readonly metricsText: () => Promise<string>;
};

/** Calls of a worker, made by the primary. */
export type WorkerCalls = { readonly metrics: () => Promise<MetricsSnapshot> };

/** The state of the index, which the primary process tells unasked. */
interface IndexMessage {
  readonly kind: 'index';
  readonly status: EngineStatus;
  readonly hasNetwork: boolean;
  readonly behind: number;
}

/** Interval between two looks for a change of that state, in ms. */
const interval = 200;

/** Answers the calls of a worker, and tells it the state of the index while it lives. */
export function answerWorker(worker: Worker, primary: PrimaryProcess) {
  const { engine, network, imports } = primary;
  const openNetwork = () => {
    const open = network();
    if (!open) throw new SearchUnavailable('The network is not open');
    return open;
  };
  const calls: PrimaryCalls = {
    search: (request) => engine.search(request),
    suggest: (request) => engine.suggest(request),
    spell: (request) => engine.spell(request),
    moreLikeThis: (id, limit) => engine.moreLikeThis(id, limit),
    browse: (request) => engine.browse(request),
    searchNetwork: async (request) => openNetwork().search(request),
    spellNetwork: async (request) => openNetwork().spell(request),
    sendImport: (run) => imports.send(run),
    isImportOver: (job) => imports.isOver(job),
    metricsText: () => primary.metricsText(),
  };
  answerCalls(worker, calls);
  let last = '';
  const tell = () => {
    const told: IndexMessage = {
      kind: 'index',
      status: engine.status(),
      hasNetwork: network() !== null,
      behind: primary.behind(),
    };
    const text = JSON.stringify(told);
    if (text !== last && worker.isConnected()) worker.send(told);
    last = text;
  };
  const telling = setInterval(tell, interval).unref();
  worker.once('exit', () => clearInterval(telling));
  tell();
}

/** The primary process as a worker sees it. Resolves once it has told the state of its index. */
export async function joinPrimaryProcess(channel: Channel & NodeJS.EventEmitter) {
  const ask = createCaller<PrimaryCalls>(channel);
  const earliest = Promise.withResolvers<IndexMessage>();
  let last: IndexMessage | null = null;
  channel.on('message', (message: unknown) => {
    if (!isTold(message)) return;
    last = message;
    earliest.resolve(message);
  });
  const told = await earliest.promise;
  const now = (): IndexMessage => last ?? told;
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
  } satisfies PrimaryProcess;
}

async function changedElsewhere(): Promise<never> {
  throw new Error('The index is changed in the first process alone');
}

/**
 * Passes on an error. Where the engine is unavailable, or the primary process has just ended, that is
 * unavailability.
 */
async function sure<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((fault: unknown) => {
    if (fault instanceof RefusedThere && fault.name !== 'SearchUnavailable') throw fault;
    throw new SearchUnavailable('The search engine refused', { cause: fault });
  });
}

function isTold(message: unknown): message is IndexMessage {
  return (
    typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'index'
  );
}
