import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OaiProvider {
  readonly address: string;
  /** '127.0.0.1:4000'. */
  readonly host: string;
  /** Queries received, in order, each by its arguments. */
  readonly asked: readonly Readonly<Record<string, string>>[];
  /** Sets the handler of requests from now on: it returns a body, or null where it answers by itself. */
  answer(how: OaiHandler): void;
  close(): Promise<void>;
}

type Question = Readonly<Record<string, string>>;
export type OaiHandler = (
  asked: Question,
  response: ServerResponse,
  request: IncomingMessage,
) => string | null;

/** Another institution's server of OAI-PMH, which answers as the test says. */
export async function startOaiProvider(answering: OaiHandler): Promise<OaiProvider> {
  let answer = answering;
  const asked: Question[] = [];
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://provider');
    const question = Object.fromEntries(searchParams);
    asked.push(question);
    const body = answer(question, response, request);
    if (body !== null) response.setHeader('content-type', 'text/xml').end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    address: `http://${host}/oai`,
    host,
    asked,
    answer: (how) => {
      answer = how;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export const oaiAnswer = (content: string, stamp = '2026-03-10T11:59:00Z') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><responseDate>${stamp}</responseDate>
<request>http://provider/oai</request>${content}</OAI-PMH>`;

export const identify = (granularity = 'YYYY-MM-DDThh:mm:ssZ', name = 'Outra biblioteca') =>
  oaiAnswer(`<Identify><repositoryName>${name}</repositoryName><protocolVersion>2.0</protocolVersion>
<earliestDatestamp>2001-01-01</earliestDatestamp><deletedRecord>persistent</deletedRecord>
<granularity>${granularity}</granularity></Identify>`);

export const oaiError = (code: string, message = '') =>
  oaiAnswer(`<error code="${code}">${message}</error>`);

export interface ProvidedRecord {
  readonly id: string;
  readonly stamp?: string;
  /** Elements of Dublin Core; null: deleted. */
  readonly dc: string | null;
}

export const recordOf = ({ id, stamp = '2026-03-01T00:00:00Z', dc }: ProvidedRecord) =>
  `<record><header${dc === null ? ' status="deleted"' : ''}><identifier>${id}</identifier><datestamp>${stamp}</datestamp></header>${
    dc === null
      ? ''
      : `<metadata><oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/">${dc}</oai_dc:dc></metadata>`
  }</record>`;

export const listOf = (
  records: readonly ProvidedRecord[],
  { token = '', size }: { readonly token?: string; readonly size?: number } = {},
) => {
  const end = size === undefined && token === '' ? '' : tokenOf(token, size);
  return oaiAnswer(`<ListRecords>${records.map(recordOf).join('')}${end}</ListRecords>`);
};

function tokenOf(token: string, size: number | undefined): string {
  const attribute = size === undefined ? '' : ` completeListSize="${size}"`;
  return `<resumptionToken${attribute}>${token}</resumptionToken>`;
}

export const aTitle = (title: string, more = '') =>
  `<dc:title>${title}</dc:title><dc:creator>Silva, Ana</dc:creator><dc:date>2019</dc:date>${more}`;
