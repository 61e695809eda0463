import { request as requestPlain, type IncomingMessage } from 'node:http';
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
  readonly signal?: AbortSignal;
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
}

/**
 * Only public hosts by https, whatever their names lead to: a setting is not to reach what is behind
 * the institution's walls. Those named, 'captcha.lan' or 'captcha.lan:8443', may be behind them.
 */
export function createOutsideServers(internalHosts: readonly string[]): OutsideServers {
  const isInternal = (url: URL) =>
    internalHosts.some((host) => host === url.host || host === url.hostname);
  const mayAsk = (url: URL) => isInternal(url) || isPublicHost(url);
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
      const answer = await get(url, signal, isInternal(url));
      const { location } = answer.headers;
      const status = answer.statusCode ?? 0;
      if (status < 300 || status > 399 || location === undefined)
        return await unpacked(answer, bounds.longest);
      answer.destroy();
      url = new URL(location, url);
    }
    throw new OutsideFault('unreachable', 'it leads on and on');
  } catch (error) {
    if (error instanceof OutsideFault) throw error;
    if (ends.aborted) throw new OutsideFault('slow', `${bounds.patience / 1000} s`);
    const told = error instanceof Error ? error.message : String(error);
    throw new OutsideFault(told.endsWith('not a public host') ? 'notPublic' : 'unreachable', told);
  }
}

function get(url: URL, signal: AbortSignal, isInternal: boolean): Promise<IncomingMessage> {
  const request = url.protocol === 'http:' ? requestPlain : requestSecure;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      headers: { 'accept-encoding': 'gzip', 'user-agent': 'Estante (OAI-PMH)' },
      signal,
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
