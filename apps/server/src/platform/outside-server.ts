import { lookup } from 'node:dns/promises';
import { request as requestPlain, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { createGunzip } from 'node:zlib';
import { isPublicAddress, publicLookup } from './public-address.ts';

/** Bytes of an answer that are read. */
const longestAnswer = 65_536;
/** Addresses that one leads on to. */
const mostRedirects = 3;

/** What another's server answered to a question by address. */
export interface OutsideAnswer {
  readonly status: number;
  /** As its header says it; '' where it does not. */
  readonly retryAfter: string;
  readonly body: Buffer;
}

/** Why there is none. */
export class OutsideFault extends Error {
  readonly reason: 'notPublic' | 'slow' | 'tooLong' | 'unreachable';
  constructor(reason: OutsideFault['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }
}

interface Bounds {
  /** Milliseconds within which the answer is there whole. */
  readonly patience: number;
  /** Bytes it may have, unpacked. */
  readonly longest: number;
  /** Who asks, where it is not the harvester. */
  readonly agent?: string;
  readonly signal?: AbortSignal;
}

/** A call in which something may be secret. */
export interface OutsideCall extends Bounds {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** Where a server is that is connected to without HTTP. */
export interface OutsidePlace {
  /** An address, not a name: what is connected to is what was looked at. */
  readonly address: string;
}

/** Asks servers of others at addresses that somebody has set. */
export interface OutsideServers {
  /** Whether it may be asked, as far as its address tells: its name is looked up when it is. */
  mayAsk(url: URL): boolean;
  /**
   * Sends a form and answers the JSON that comes back with a status of success. Redirects are not
   * followed. @throws where there is none in time, or the server may not be asked
   */
  postForm(url: URL, form: URLSearchParams, patience: number): Promise<unknown>;
  /**
   * Asks for what is public, by http too. Redirects are followed where they may be asked themselves.
   * @throws OutsideFault
   */
  read(url: URL, bounds: Bounds): Promise<OutsideAnswer>;
  /**
   * Sends what may be secret, by https alone but to those that are named. Redirects are not followed.
   * @throws OutsideFault
   */
  send(url: URL, call: OutsideCall): Promise<OutsideAnswer & { headers: IncomingHttpHeaders }>;
  /**
   * The same, and answers the status that comes back: of what else is answered no more is read than
   * `longest`, and none of it kept. @throws OutsideFault
   */
  notify(url: URL, call: OutsideCall): Promise<number>;
  /** Looks its name up, for other protocols. @throws OutsideFault where it may not be asked */
  locate(url: URL): Promise<OutsidePlace>;
}

/**
 * Only public hosts by https, whatever their names lead to: a setting is not to reach what is behind
 * the institution's walls. Those named, 'captcha.lan' or 'captcha.lan:8443', may be behind them.
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

/** Lets an answer go by, so far; what goes on longer is cut off. */
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
