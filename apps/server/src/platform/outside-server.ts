import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, publicLookup } from './public-address.ts';

/** Bytes of an answer that are read. */
const longestAnswer = 65_536;

/** Asks servers of others at addresses that somebody has set. */
export interface OutsideServers {
  /** Whether it may be asked, as far as its address tells: its name is looked up when it is. */
  mayAsk(url: URL): boolean;
  /**
   * Sends a form and answers the JSON that comes back with a status of success. Redirects are not
   * followed. @throws where there is none in time, or the server may not be asked
   */
  postForm(url: URL, form: URLSearchParams, patience: number): Promise<unknown>;
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
  };
}

function isPublicHost({ protocol, hostname }: URL): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  const isNamed = isIP(address) === 0;
  return protocol === 'https:' && (isNamed ? hostname !== 'localhost' : isPublicAddress(address));
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
