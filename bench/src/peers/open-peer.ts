import { syntheticDocuments } from '@estante/search-engine';
import { openEstante } from './estante-peer.ts';
import { filterNames, madeUpSite } from './made-up-record.ts';
import { openOpenSearch } from './opensearch-peer.ts';
import type { Peer, PeerName } from './peer.ts';
import { openSolr } from './solr-peer.ts';
import { readVufind } from './vufind/read-vufind.ts';

/** Seed of the made-up catalogue, and a number of its titles in which every heading occurs. */
export const seed = 42;
const enough = 5_000;

interface PeerOptions {
  readonly peer: PeerName;
  readonly folder: string;
  readonly titles: number;
  readonly vufind: string | null;
  readonly heap: number;
}

/** Opens a peer on the index that it keeps in the folder, empty at first. */
export async function openPeer(wanted: PeerOptions): Promise<Peer> {
  const { peer, folder, heap } = wanted;
  if (peer === 'estante') return await openEstante(folder);
  if (peer === 'opensearch') return await openOpenSearch(folder, heap);
  if (wanted.vufind === null) throw new Error('VuFind is not here: --vufind names a clone of it');
  const vufind = readVufind(wanted.vufind, madeUpSite);
  const languages = vufind.mapping.translations.get('language_map.properties') ?? new Map();
  const nameOf = filterNames(syntheticDocuments(wanted.titles, seed).take(enough), languages);
  return await openSolr({ folder, heap, vufind, nameOf });
}
