import { syntheticDocuments } from '@estante/search-engine';
import { openEstante } from './estante-peer.ts';
import { filterNames, madeUpSite } from './made-up-record.ts';
import { openOpenSearch } from './opensearch-peer.ts';
import type { OtherWay, Peer, PeerName } from './peer.ts';
import { openSolr } from './solr-peer.ts';
import { readVufind } from './vufind/read-vufind.ts';

/** What the made-up catalogue is made from, and enough of its titles to have every heading asked for. */
export const seed = 42;
const enough = 5_000;

interface Wanted {
  readonly peer: PeerName;
  readonly folder: string;
  readonly titles: number;
  readonly vufind: string | null;
  readonly heap: number;
}

/** A peer on the index that it keeps in the folder, empty at first. */
export async function openPeer(wanted: Wanted): Promise<Peer & { readonly bare: OtherWay | null }> {
  const { peer, folder, heap } = wanted;
  if (peer === 'estante') return Object.assign(await openEstante(folder), { bare: null });
  if (peer === 'opensearch')
    return Object.assign(await openOpenSearch(folder, heap), { bare: null });
  if (wanted.vufind === null) throw new Error('VuFind is not here: --vufind names a clone of it');
  const vufind = readVufind(wanted.vufind, madeUpSite);
  const languages = vufind.mapping.translations.get('language_map.properties') ?? new Map();
  const nameOf = filterNames(syntheticDocuments(wanted.titles, seed).take(enough), languages);
  return openSolr({ folder, heap, vufind, nameOf });
}
