import { webAddress } from '@estante/contract';
import { OutsideFault } from '../../../platform/outside/outside-server.ts';
import type { AskDeps } from '../ask-deps.ts';
import { largestFile, readPicture, type Picture } from '../read-picture.ts';
import { addressOf, type CoverSource } from './source.ts';

/** Answer of a source about the cover of an edition. */
export type SourceResult =
  | { readonly kind: 'found'; readonly picture: Picture }
  | { readonly kind: 'none' | 'no-picture' }
  /** `retryAfter`: as its header has it, '' where it does not. */
  | { readonly kind: 'failed'; readonly retryAfter: string };

/** Bytes of an answer in JSON. */
const longestText = 262_144;
const none: ReadonlySet<number> = new Set([204, 400, 404, 410]);
const failed = (retryAfter = ''): SourceResult => ({ kind: 'failed', retryAfter });

/** Asks for the cover of an edition. Whatever the source answers is drawn anew, or rejected. */
export async function askSource(
  deps: AskDeps,
  source: CoverSource,
  isbn: string,
  signal: AbortSignal,
): Promise<SourceResult> {
  const address = addressOf(source.pattern, isbn);
  if (source.jsonPath === '') return askPicture(deps, address, signal);
  const told = await ask(deps, address, longestText, signal);
  if (!Buffer.isBuffer(told)) return told;
  const found = addressIn(told, source.jsonPath);
  return found === null ? { kind: 'none' } : askPicture(deps, found, signal);
}

async function askPicture(
  deps: AskDeps,
  address: string,
  signal: AbortSignal,
): Promise<SourceResult> {
  const file = await ask(deps, address, largestFile, signal);
  if (!Buffer.isBuffer(file)) return file;
  const picture = await readPicture(file);
  if (typeof picture !== 'string') return { kind: 'found', picture };
  // Some answer with a single pixel, or with nothing, where they have no cover.
  return { kind: picture === 'too-small' || picture === 'empty' ? 'none' : 'no-picture' };
}

async function ask(
  { outsideServers, agent, patience = 15_000 }: AskDeps,
  address: string,
  longest: number,
  signal: AbortSignal,
): Promise<Buffer | SourceResult> {
  const url = webAddress(address);
  if (url === null) return { kind: 'no-picture' };
  try {
    const answer = await outsideServers.read(url, { patience, longest, signal, agent });
    if (none.has(answer.status)) return { kind: 'none' };
    return answer.status === 200 ? answer.body : failed(answer.retryAfter);
  } catch (error) {
    if (!(error instanceof OutsideFault)) throw error;
    return error.reason === 'tooLong' ? { kind: 'no-picture' } : failed();
  }
}

/** The text at the end of a path like 'items.0.image'; null where there is none. */
function addressIn(answer: Buffer, path: string): string | null {
  let found: unknown;
  try {
    found = JSON.parse(answer.toString('utf8'));
  } catch {
    return null;
  }
  for (const step of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return null;
    found = Reflect.get(found, step);
  }
  return typeof found === 'string' && found !== '' ? found : null;
}
