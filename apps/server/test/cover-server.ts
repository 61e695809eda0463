import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

type Act = (response: ServerResponse, request: IncomingMessage) => void;

export interface CoverServer {
  /** '127.0.0.1:40123' */
  readonly host: string;
  /** Handlers by address; an address without one has no cover, as Open Library says that: 404. */
  readonly acts: Map<string, Act>;
  readonly asked: { readonly url: string; readonly headers: IncomingMessage['headers'] }[];
  close(): void;
}

/** A server of others on this machine that speaks Open Library's cover API, or lies. */
export async function startCoverServer(): Promise<CoverServer> {
  const acts = new Map<string, Act>();
  const asked: CoverServer['asked'] = [];
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    asked.push({ url, headers });
    const act = acts.get(url) ?? ((none) => none.writeHead(404).end('not found'));
    act(response, request);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    acts,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const send =
  (body: Buffer | string, headers: Readonly<Record<string, string>> = {}): Act =>
  (response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg', ...headers }).end(body);

export const lead =
  (location: string): Act =>
  (response) =>
    response.writeHead(302, { location }).end();

/** An answer that goes on and on, as fast as it is read. */
export const flood: Act = (response) => {
  response.writeHead(200, { 'content-type': 'image/jpeg' });
  const part = Buffer.alloc(1_048_576, 0xff);
  const goOn = () => {
    while (!response.destroyed && response.write(part));
  };
  response.on('drain', goOn);
  goOn();
};

/** Answers as Open Library does without `default=false`: with a picture of one pixel. */
export const pixel = () =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer();
