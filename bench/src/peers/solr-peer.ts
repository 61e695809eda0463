import type { MarcRecord } from '@estante/marc';
import type { SearchDocument, SearchRequest, SelectedFilter } from '@estante/search-engine';
import { bytesIn } from './bytes-in.ts';
import { madeUpRecord } from './made-up-record.ts';
import type { Peer } from './peer.ts';
import { respellings, SolrCore } from './solr/core.ts';
import { startSolr, type Solr } from './solr/server.ts';
import type { Vufind } from './vufind/read-vufind.ts';
import {
  filterOf,
  selectIds,
  selectPage,
  selectSpelling,
  sortOf,
  type Page,
} from './vufind/select.ts';
import { solrDocument } from './vufind/solr-document.ts';
import { safeText, typedFor, typeOf } from './vufind/typed.ts';

const batchSize = 500;

/** Solr with VuFind's configuration, asked as VuFind asks it. */
export interface SolrPeer extends Peer {
  /** Fills the index with records as they came, in place of made-up titles. */
  fill(records: AsyncIterable<MarcRecord>): Promise<void>;
}

export interface SolrOptions {
  readonly folder: string;
  /** Heap in megabytes. */
  readonly heap: number;
  readonly vufind: Vufind;
  /** Name of a value in VuFind's facet, which filters by it. */
  readonly nameOf: (filter: SelectedFilter) => string;
}

export async function openSolr(options: SolrOptions): Promise<SolrPeer> {
  const solr = await startSolr(options.folder, options.vufind.solrConf, options.heap);
  return new VufindOnSolr(solr, options);
}

class VufindOnSolr implements SolrPeer {
  readonly #solr: Solr;
  readonly #core: SolrCore;
  readonly #vufind: Vufind;
  readonly #nameOf: SolrOptions['nameOf'];

  constructor(solr: Solr, { vufind, nameOf }: SolrOptions) {
    this.#solr = solr;
    this.#core = new SolrCore(solr.address);
    this.#vufind = vufind;
    this.#nameOf = nameOf;
  }

  get pid(): number {
    return this.#solr.pid;
  }

  build(documents: AsyncIterable<SearchDocument>): Promise<void> {
    return this.fill(recordsOf(documents));
  }

  /** Fills the index; each batch is made while the one before is indexed. */
  async fill(records: AsyncIterable<MarcRecord>): Promise<void> {
    let sent: Promise<void> = Promise.resolve();
    let batch: ReturnType<typeof solrDocument>[] = [];
    const send = async (): Promise<void> => {
      await sent;
      sent = this.#core.put(batch);
      sent.catch(() => undefined);
      batch = [];
    };
    for await (const record of records) {
      batch.push(solrDocument(record, this.#vufind.mapping));
      if (batch.length === batchSize) await send();
    }
    await send();
    await sent;
    await this.#core.commit();
    await this.#core.optimize();
    for (const name of this.#vufind.asking.dictionaries) await this.#core.buildDictionary(name);
  }

  async search(request: SearchRequest): ReturnType<Peer['search']> {
    const { asking } = this.#vufind;
    const page = this.#pageOf(request);
    const { response } = await this.#core.select(selectPage(asking, page));
    if (page.typed.text !== '')
      for (const dictionary of asking.dictionaries.slice(1))
        await this.#core.select(selectSpelling(asking, dictionary, page.typed.text));
    return { total: response.numFound, ids: response.docs.map(({ id }) => Number(id)) };
  }

  /** Returns ids and facets alone, as our own port gives them. */
  async searchBare(request: SearchRequest): ReturnType<Peer['search']> {
    const asking = { ...this.#vufind.asking, highlights: false, dictionaries: [] };
    const params = selectPage(asking, this.#pageOf(request)).map(
      ([name, value]): [string, string] => [name, name === 'fl' ? 'id' : value],
    );
    const { response } = await this.#core.select(params);
    return { total: response.numFound, ids: response.docs.map(({ id }) => Number(id)) };
  }

  #pageOf({ query, filters, order, offset, limit }: SearchRequest): Page {
    return {
      typed: typedFor(query),
      filters: filters.map((filter) => filterOf(filter.type, this.#nameOf(filter))),
      sort: sortOf(order),
      offset,
      limit,
    };
  }

  async ask(
    text: string,
    field: Parameters<Peer['ask']>[1],
    isMisspelt: boolean,
  ): Promise<readonly number[]> {
    const { asking } = this.#vufind;
    const type = typeOf(field);
    const ids = async (asked: string): Promise<number[]> => {
      const page = { typed: { text: asked, type }, filters: [], sort: '', offset: 0, limit: 10 };
      const { response } = await this.#core.select([...selectIds(asking, page), ['fl', 'id']]);
      return response.docs.map(({ id }) => Number(id));
    };
    const found = await ids(text);
    if (found.length > 0 || !isMisspelt) return found;
    for (const better of await this.#offered(text)) {
      const mended = await ids(better);
      if (mended.length > 0) return mended;
    }
    return [];
  }

  /** Other spellings from all dictionaries, single words before pairs. */
  async #offered(text: string): Promise<string[]> {
    const { asking } = this.#vufind;
    const offered: string[] = [];
    for (const dictionary of asking.dictionaries.toReversed()) {
      const answer = await this.#core.select(selectSpelling(asking, dictionary, text));
      offered.push(...respellings(safeText(text), answer));
    }
    return offered;
  }

  /** Suggests as VuFind does while one types: a page of results for words of which the last is unfinished. */
  async suggest(text: string): Promise<number> {
    const asked = text.replaceAll(/[:()*+"']/g, ' ');
    const typed = { text: asked.endsWith(' ') ? asked : `${asked}*`, type: 'AllFields' };
    const page = { typed, filters: [], sort: sortOf('C'), offset: 0, limit: 20 };
    const asking = { ...this.#vufind.asking, dictionaries: [], facets: [] };
    return (await this.#core.select(selectPage(asking, page))).response.docs.length;
  }

  bytesOnDisk(): Promise<number> {
    return bytesIn(this.#solr.data);
  }

  async close(): Promise<void> {
    this.#core.close();
    await this.#solr.stop();
  }
}

async function* recordsOf(documents: AsyncIterable<SearchDocument>): AsyncGenerator<MarcRecord> {
  for await (const document of documents) yield madeUpRecord(document);
}
