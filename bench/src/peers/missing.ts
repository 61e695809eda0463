import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOpenSearch } from '@estante/search-engine/opensearch-server';
import type { PeerName } from './peer.ts';
import { solrJars } from './solr/program.ts';

/** Says in words what a peer needs that is missing here; null where it has everything. */
export async function missing(peer: PeerName, vufind: string | null): Promise<string | null> {
  if (peer === 'estante') return null;
  if (!hasJava()) return 'Java is not here';
  if (peer === 'opensearch')
    return (await findOpenSearch()) === null
      ? 'OpenSearch is not here; npm run opensearch fetches it'
      : null;
  if (vufind === null) return '--vufind FOLDER names no clone of VuFind; see bench/peers.md';
  if (!existsSync(join(vufind, 'solr', 'vufind', 'biblio', 'conf', 'schema.xml')))
    return `${vufind} is no clone of VuFind`;
  return solrJars().then(
    () => null,
    () => 'Solr is not here, and Maven does not fetch it',
  );
}

function hasJava(): boolean {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
