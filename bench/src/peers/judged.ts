import { openOpenSearchEngine } from '@estante/search-engine/opensearch';
import { findOpenSearch, startOpenSearch } from '@estante/search-engine/opensearch-server';
import { readStoredRecord, type MarcRecord } from '@estante/marc';
import type { SearchField } from '@estante/search-engine';
import { readAllDocuments } from '../../../apps/server/src/modules/search/index.ts';
import type { SearchIndex } from '../../../packages/contract/src/index.ts';
import type { Catalogue } from '../relevance/catalogue.ts';
import type { Ask } from '../relevance/judge.ts';
import { askAs } from '../relevance/judge-all.ts';
import type { PeerName } from './peer.ts';
import { openSolr } from './solr-peer.ts';
import { readVufind } from './vufind/read-vufind.ts';

/** Peer that answers the judged queries of a catalogue, until closed. */
export interface JudgedPeer {
  readonly ask: Ask;
  close(): Promise<void>;
}

export interface Place {
  readonly folder: string;
  readonly heap: number;
  readonly vufind: string | null;
}

/** A peer filled with the titles of the catalogue. */
export function answering(peer: PeerName, catalogue: Catalogue, place: Place): Promise<JudgedPeer> {
  switch (peer) {
    case 'estante':
      return Promise.resolve({ ask: askAs(catalogue), close: () => Promise.resolve() });
    case 'opensearch':
      return onOpenSearch(catalogue, place);
    case 'solr':
      return onSolr(catalogue, place);
  }
}

async function onOpenSearch(catalogue: Catalogue, { folder, heap }: Place): Promise<JudgedPeer> {
  const home = await findOpenSearch();
  if (home === null) throw new Error('OpenSearch is not here');
  const server = await startOpenSearch(home, { folder, heap });
  const engine = await openOpenSearchEngine({ url: server.address, name: 'judged', shards: 1 });
  await engine.rebuild(readAllDocuments(catalogue.db), '0');
  const close = async () => {
    await engine.close();
    await server.stop();
  };
  return { ask: askAs({ ...catalogue, engine }), close };
}

const fields: Readonly<Partial<Record<SearchIndex, SearchField>>> = {
  titulo: 'title',
  autor: 'author',
  assunto: 'subject',
  serie: 'series',
  editora: 'publisher',
  isbn_issn: 'standardNumber',
};

/** Solr with the record that describes each title, numbered as the title is. */
async function onSolr({ db }: Catalogue, { folder, heap, vufind }: Place): Promise<JudgedPeer> {
  if (vufind === null) throw new Error('VuFind is not here');
  const settings = readVufind(vufind, new Map());
  const solr = await openSolr({ folder, heap, vufind: settings, nameOf: ({ code }) => code });
  await solr.fill(records({ db }));
  return {
    ask: ({ index, isMisspelt }, text) =>
      solr.ask(text, fields[index ?? 'livre'] ?? 'any', isMisspelt ?? false),
    close: () => solr.close(),
  };
}

async function* records({ db }: Pick<Catalogue, 'db'>): AsyncGenerator<MarcRecord> {
  const rows = await db
    .selectFrom('title')
    .innerJoin('bibliographic_record as r', 'r.title_id', 'title.id')
    .where('r.is_primary', '=', true)
    .where('title.withdrawn_at', 'is', null)
    .select(['title.id', 'r.marc'])
    .orderBy('title.id')
    .execute();
  for (const { id, marc } of rows) {
    const { leader, fields: own } = readStoredRecord(marc);
    const number = { tag: '001', value: String(id) };
    yield { leader, fields: [number, ...own.filter(({ tag }) => tag !== '001')] };
  }
}
