import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { createStaticResponse } from '../static-response.ts';

/** Our policy, except that the page sets styles on its elements. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Estante</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/api/docs/static/swagger-ui.css" />
  </head>
  <body style="margin: 0">
    <div id="swagger-ui"></div>
    <script src="/api/docs/static/swagger-ui-bundle.js"></script>
    <script src="/api/docs/static/start.js"></script>
  </body>
</html>
`;

/** The layout without a bar at the top: there is only one document to read. */
const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
});
`;

/**
 * Serves Swagger UI for the published document. It has the plugin's files without the plugin, which would
 * publish the whole document twice more, made anew for each request.
 */
export function servePageOfDocument(app: FastifyInstance): void {
  const html = 'text/html; charset=utf-8';
  const script = 'text/javascript; charset=utf-8';
  serve(app, '/api/docs', html, async () => Buffer.from(page));
  serve(app, '/api/docs/static/start.js', script, async () => Buffer.from(start));
  const files = { 'swagger-ui.css': 'text/css; charset=utf-8', 'swagger-ui-bundle.js': script };
  for (const [name, mediaType] of Object.entries(files)) {
    const file = new URL(import.meta.resolve(`@fastify/swagger-ui/static/${name}`));
    serve(app, `/api/docs/static/${name}`, mediaType, () => readFile(file));
  }
}

function serve(
  app: FastifyInstance,
  path: string,
  mediaType: string,
  make: () => Promise<Buffer>,
): void {
  const { send } = createStaticResponse(mediaType, make);
  const route = { compress: false, config: { rate: 'read' } } as const;
  app.get(path, route, (request, reply) =>
    send(request, reply.header('content-security-policy', policy)),
  );
}
