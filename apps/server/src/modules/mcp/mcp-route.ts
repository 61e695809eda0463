import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { readVersion } from '../../platform/start/version.ts';
import { loadServerKey, type KeyDeps } from '../auth/index.ts';
import { callerOf } from './call-inside.ts';
import { registerCatalogueTools } from './catalogue-tools.ts';
import { registerReaderTools } from './reader-tools.ts';

interface McpDeps extends KeyDeps {
  readonly clock: Clock;
}

/**
 * The server for assistants (Model Context Protocol, Streamable HTTP) without sessions: each message is
 * answered by itself, by the calls that anybody may make, and with a key those that it opens. The
 * session of a browser opens nothing more: nobody gives it to an assistant.
 */
export async function registerMcp(app: FastifyInstance, deps: McpDeps): Promise<void> {
  const version = await readVersion();
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { session } = request;
    const [{ McpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
      import('@modelcontextprotocol/sdk/server/mcp.js'),
      import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    ]);
    const server = new McpServer({ name: 'estante', version }, { maxToolInputElements: 500 });
    const call = callerOf(app, request);
    registerCatalogueTools(server, call);
    if (session.kind === 'key') {
      registerReaderTools(server, {
        call,
        key: session.key,
        now: () => deps.clock.now(),
        secret: () => loadServerKey(deps, 'assistant-confirmation'),
      });
    }
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const answered = await transport.handleRequest(asWebRequest(request), {
        parsedBody: request.body,
      });
      const headers = Object.fromEntries(answered.headers);
      return await reply
        .code(answered.status)
        .headers(headers)
        .send(await answered.text());
    } finally {
      await server.close();
    }
  };
  const config = { rate: 'assistant' } as const;
  app.post('/mcp', { config }, answer);
}

/** Request of the web with the headers alone: Fastify has read the body. */
function asWebRequest({ headers }: FastifyRequest): Request {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Request('http://localhost/mcp', { method: 'POST', headers: pairs });
}
