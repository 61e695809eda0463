import { lookup } from 'node:dns/promises';
import { request as requestPlain, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { createGunzip } from 'node:zlib';
import { isPublicAddress, publicLookup } from './public-address.ts';

/** Longest answer to a form, in bytes. */
const longestAnswer = 65_536;
/** Most redirects that are followed. */
const mostRedirects = 3;

/** The answer of another institution's server. */
export interface OutsideAnswer {
  readonly status: number;
  /** The Retry-After header; '' where there is none. */
  readonly retryAfter: string;
  readonly body: Buffer;
}

/** Error with the reason why there is no answer. */
export class OutsideFault extends Error {
  readonly reason: 'notPublic' | 'slow' | 'tooLong' | 'unreachable';
  constructor(reason: OutsideFault['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }
}

interface Bounds {
  /** Longest wait for the whole answer, in ms. */
  readonly patience: number;
  /** Most bytes of the answer, decompressed. */
  readonly longest: number;
  /** The User-Agent header; that of the harvester where not given. */
  readonly agent?: string;
  readonly signal?: AbortSignal;
}

/** A request that may contain secrets. */
export interface OutsideCall extends Bounds {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** The place of a server that is asked by another protocol than HTTP. */
export interface OutsidePlace {
  /** An IP address, not a name: the connection goes to the address that was checked. */
  readonly address: string;
}

/** Asks other institutions' servers at addresses that somebody has set. */
export interface OutsideServers {
  /** Whether a server may be asked, as far as its URL tells: the name is looked up once it is. */
  mayAsk(url: URL): boolean;
  /**
   * Posts a form and returns the JSON of a 200 answer. Redirects are not followed.
   * @throws where there is none within `patience` ms, or the server may not be asked
   */
  postForm(url: URL, form: URLSearchParams, patience: number): Promise<unknown>;
  /**
   * Gets what is public, over http too. Redirects are followed to servers that may be asked themselves.
   * @throws OutsideFault
   */
  read(url: URL, bounds: Bounds): Promise<OutsideAnswer>;
  /**
   * Sends a request that may contain secrets: over https, or to hosts that are named. Redirects are not
   * followed.
   * @throws OutsideFault
   */
  send(url: URL, call: OutsideCall): Promise<OutsideAnswer & { headers: IncomingHttpHeaders }>;
  /**
   * Sends a request as `send` does, and returns the status alone. No more than `longest` bytes of the body are
   * read.
   * @throws OutsideFault
   */
  notify(url: URL, call: OutsideCall): Promise<number>;
  /**
   * Looks up the address of a server, for other protocols.
   * @throws OutsideFault where it may not be asked
   */
  locate(url: URL): Promise<OutsidePlace>;
}

/**
 * Asks public hosts alone, over https, whatever their names resolve to, so that no setting reaches what is
 * behind the institution's walls. `internalHosts`, each 'captcha.lan' or 'captcha.lan:8443', may be behind
 * them.
 */
export function createOutsideServers(internalHosts: readonly string[]): OutsideServers {
  const isInternal = (url: URL) =>
    internalHosts.some((host) => host === url.host || host === url.hostname);
  const mayAsk = (url: URL) => isInternal(url) || isPublicHost(url);
  const way = (url: URL) => ({ mayAsk: mayAsk(url), isInternal: isInternal(url) });
  return {
    mayAsk,
    postForm: async (url, form, patience) => {
      if (!mayAsk(url)) throw new Error(`${url.host} is neither public nor named`);
      const answer = await post(url, form, patience, isInternal(url));
      const text = await readAnswer(answer);
      if (answer.statusCode !== 200) throw new Error(`${url.host} answered ${answer.statusCode}`);
      return JSON.parse(text) as unknown;
    },
    read: (url, bounds) => read(url, bounds, isInternal),
    send: (url, call) =>
      send(url, call, way(url), async (answer) => ({
        ...(await unpacked(answer, call.longest)),
        headers: answer.headers,
      })),
    notify: (url, call) =>
      send(url, call, way(url), async (answer) => {
        await pass(answer, call.longest);
        return answer.statusCode ?? 0;
      }),
    locate: (url) => locate(url, isInternal(url)),
  };
}

function isPublicHost(url: URL): boolean {
  return url.protocol === 'https:' && isPublicName(url);
}

function isPublicName({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  const isNamed = isIP(address) === 0;
  return isNamed ? hostname !== 'localhost' : isPublicAddress(address);
}

async function read(
  first: URL,
  bounds: Bounds,
  isInternal: (url: URL) => boolean,
): Promise<OutsideAnswer> {
  const ends = AbortSignal.timeout(bounds.patience);
  const signal = bounds.signal ? AbortSignal.any([ends, bounds.signal]) : ends;
  try {
    let url = first;
    for (let led = 0; led <= mostRedirects; led++) {
      const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
      if (!isWeb || !(isInternal(url) || isPublicName(url)))
        throw new OutsideFault('notPublic', url.host);
      const answer = await get(url, { ...bounds, signal }, isInternal(url));
      const { location } = answer.headers;
      const status = answer.statusCode ?? 0;
      if (status < 300 || status > 399 || location === undefined)
        return await unpacked(answer, bounds.longest);
      answer.destroy();
      url = new URL(location, url);
    }
    throw new OutsideFault('unreachable', 'it leads on and on');
  } catch (error) {
    throw faultOf(error, ends, bounds.patience);
  }
}

function get(
  url: URL,
  { signal, agent = 'Estante (OAI-PMH)' }: Pick<Bounds, 'agent' | 'signal'>,
  isInternal: boolean,
): Promise<IncomingMessage> {
  const request = url.protocol === 'http:' ? requestPlain : requestSecure;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      headers: { 'accept-encoding': 'gzip', 'user-agent': agent },
      ...(signal && { signal }),
      agent: false,
      ...(!isInternal && { lookup: publicLookup }),
    });
    sent.on('response', resolve).on('error', reject).end();
  });
}

async function unpacked(answer: IncomingMessage, longest: number): Promise<OutsideAnswer> {
  const { headers, statusCode: status = 0 } = answer;
  const packed = headers['content-encoding'] === 'gzip';
  const content = packed ? answer.pipe(createGunzip()) : answer;
  if (packed) answer.on('error', (error) => content.destroy(error));
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of content) {
    const bytes = part as Buffer;
    length += bytes.length;
    if (length > longest) {
      answer.destroy();
      throw new OutsideFault('tooLong', `${longest / 1_048_576} MiB`);
    }
    parts.push(bytes);
  }
  return { status, retryAfter: headers['retry-after'] ?? '', body: Buffer.concat(parts) };
}

function post(
  url: URL,
  form: URLSearchParams,
  patience: number,
  isInternal: boolean,
): Promise<IncomingMessage> {
  const request = url.protocol === 'http:' ? requestPlain : requestSecure;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
      agent: false,
      ...(!isInternal && { lookup: publicLookup }),
    });
    sent.on('response', resolve).on('error', reject).end(form.toString());
  });
}

async function send<Result>(
  url: URL,
  { method, headers, body, patience, signal }: OutsideCall,
  { mayAsk, isInternal }: { readonly mayAsk: boolean; readonly isInternal: boolean },
  receive: (answer: IncomingMessage) => Promise<Result>,
): Promise<Result> {
  if (!mayAsk) throw new OutsideFault('notPublic', url.host);
  const ends = AbortSignal.timeout(patience);
  const either = signal ? AbortSignal.any([ends, signal]) : ends;
  const request = url.protocol === 'http:' ? requestPlain : requestSecure;
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const lookedUp = isInternal ? {} : { lookup: publicLookup };
      const sent = request(url, { method, headers, signal: either, agent: false, ...lookedUp });
      sent.on('response', resolve).on('error', reject).end(body);
    });
    return await receive(answer);
  } catch (error) {
    throw faultOf(error, ends, patience);
  }
}

/** Reads past an answer; one that is longer is cut off. */
async function pass(answer: IncomingMessage, longest: number): Promise<void> {
  let length = 0;
  for await (const part of answer) {
    length += (part as Buffer).length;
    if (length > longest) break;
  }
  answer.destroy();
}

async function locate({ hostname }: URL, isInternal: boolean): Promise<OutsidePlace> {
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  const found = await lookup(name, { all: true }).catch((error: Error) => {
    throw new OutsideFault('unreachable', error.message);
  });
  const [first] = found;
  if (!first) throw new OutsideFault('unreachable', name);
  if (!isInternal && !found.every(({ address }) => isPublicAddress(address)))
    throw new OutsideFault('notPublic', name);
  return { address: first.address };
}

function faultOf(error: unknown, ends: AbortSignal, patience: number): OutsideFault {
  if (error instanceof OutsideFault) return error;
  if (ends.aborted) return new OutsideFault('slow', `${patience / 1000} s`);
  const told = error instanceof Error ? error.message : String(error);
  const isPrivate = told.endsWith('not a public host');
  return new OutsideFault(isPrivate ? 'notPublic' : 'unreachable', told);
}

async function readAnswer(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer) {
    const bytes = Buffer.from(part as Uint8Array);
    length += bytes.length;
    if (length > longestAnswer) throw new Error('too long an answer');
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString();
}
