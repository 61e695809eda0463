import { webAddress } from '@estante/contract';
import { OutsideFault } from '../../../platform/outside/outside-server.ts';
import { readPicture, type Picture } from '../read-picture.ts';
import type { AskDeps } from '../ask-deps.ts';
import type { DrawFirstPage } from './draw-first-page.ts';

export interface DocumentDeps extends AskDeps {
  readonly drawFirstPage: DrawFirstPage;
}

/** Bounds of a document: a thesis with its pictures; more is not read. */
const bounds = { patience: 60_000, longest: 64 * 1_048_576 };
/** A PDF may begin after some bytes of its own (ISO 32000-1, appendix H). */
const firstBytes = 1024;
/** Element by which repositories tell Google Scholar of a PDF: DSpace, EPrints and OJS among them. */
const meta = /<meta\s[^>]*name=["']citation_pdf_url["'][^>]*>/i;
const content = /\scontent=["']([^"']{1,2000})["']/i;

/**
 * The first page of a document as a cover. An address that leads to a page of a repository is followed
 * to the PDF that the page names, where that is on one of its own hosts too.
 */
export async function readDocument(
  deps: DocumentDeps,
  url: URL,
  isHere: (url: URL) => boolean,
  signal: AbortSignal,
): Promise<Picture | 'none' | 'no-picture' | 'failed'> {
  try {
    const first = await read(deps, url, signal);
    if (typeof first === 'string') return first;
    if (isPdf(first)) return await drawn(deps, first);
    const named = pdfNamedIn(first.toString('utf8', 0, 524_288));
    if (named === null || !isHere(named)) return 'none';
    const file = await read(deps, named, signal);
    if (typeof file === 'string') return file;
    return isPdf(file) ? await drawn(deps, file) : 'no-picture';
  } catch (error) {
    if (!(error instanceof OutsideFault)) throw error;
    return error.reason === 'tooLong' ? 'no-picture' : 'failed';
  }
}

async function read(
  { outsideServers, agent }: AskDeps,
  url: URL,
  signal: AbortSignal,
): Promise<Buffer | 'none' | 'failed'> {
  const { status, body } = await outsideServers.read(url, { ...bounds, signal, agent });
  if (status === 200) return body;
  return status >= 400 && status < 500 && status !== 429 ? 'none' : 'failed';
}

const isPdf = (file: Buffer): boolean => file.subarray(0, firstBytes).includes('%PDF-');

async function drawn(deps: DocumentDeps, file: Buffer): Promise<Picture | 'no-picture'> {
  const page = await deps.drawFirstPage(file);
  if (page === null) return 'no-picture';
  const picture = await readPicture(page);
  return typeof picture === 'string' ? 'no-picture' : picture;
}

function pdfNamedIn(html: string): URL | null {
  const [tag = ''] = meta.exec(html) ?? [];
  const [, address] = content.exec(tag) ?? [];
  return address === undefined ? null : webAddress(address.replaceAll('&amp;', '&'));
}
