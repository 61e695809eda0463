import fc from 'fast-check';

/** A request as bytes, each letter one: nothing keeps it from being none. */
export interface HostileRequest {
  readonly method: string;
  readonly bytes: string;
}

// oxfmt-ignore
const methods = [
  'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND',
  'M-SEARCH', 'PURGE', 'QUERY', 'FOO', 'get', '', 'GET GET',
];

// oxfmt-ignore
const places = [
  '/', '/acervo/', '/acervo/1', '/autoridade/', '/sitemap-', '/sitemap.xml', '/rss', '/calendario/', '/logotipo/', '/imagem-inicial/',
  '/opensearch/sugestoes', '/assets/', '/captcha', '/libras', '/healthz', '/api', '/api/', '/api/acervo/',
  '/api/consulta', '/api/oauth/token', '/oauth/token', '/api/capas/', '/api/docs/', '/api/openapi.json', '/api/pessoas/',
  'http://localhost/', 'http://evil.example/api/campus', 'https://localhost', '//', '*', 'localhost:80', '',
];

// oxfmt-ignore
const pieces = [
  '%', '%zz', '%E0%A4', '%00', '%2f', '%2e%2e/', '../', '..\\', '%ff%fe', '%ED%A0%80', '?', '?lng=%', '?lng=en&lng=pt',
  '?q[]=1', '?__proto__=1', '?a', '&', '=', ';', '#', '[', '{', '|', '"', '<script>', '\\', '\xff', '\xc3\xa9', '1', '9'.repeat(600),
  '.xml', '.json', '1.ics', 'x'.repeat(3000), '.', '+', '~', ':', '@', '\t', '\x7f', '\x00',
];

const target = fc
  .tuple(fc.constantFrom(...places), fc.array(fc.constantFrom(...pieces), { maxLength: 4 }))
  .map(([place, ends]) => place + ends.join(''));

const accept = fc.constantFrom('text/html', 'application/json', '*/*', null);

// oxfmt-ignore
const oddHeaders = [
  'accept: text/html;q=x, \xff', 'accept-language: ', 'accept-language: en;q=2,;q,*;q=-1,es;q=1', 'accept-language: \xe9',
  `accept-language: ${'x,'.repeat(5000)}`, 'cookie: =;;= ;lng=%', `cookie: ${'a=b; '.repeat(4000)}`, 'cookie: estante-device=%00',
  'authorization: Bearer', 'authorization: Bearer ..', 'authorization: Basic \xff', `authorization: Bearer ${'a.'.repeat(9000)}`,
  'x-forwarded-for: nobody', 'x-forwarded-host: ][', 'x-forwarded-proto: javascript', 'forwarded: for="', 'x-inside: x y',
  'content-type: \xff', 'content-type: application/json; charset=nonsense', 'content-type: multipart/form-data',
  'content-type: application/x-www-form-urlencoded', 'content-length: -1', 'content-length: x', 'content-length: 3',
  'transfer-encoding: chunked', 'transfer-encoding: nonsense', 'te: trailers', 'expect: 100-continue', 'expect: a miracle',
  'upgrade: websocket', 'upgrade: h2c', 'accept-encoding: nonsense;q=2', 'if-none-match: ,*,"', 'if-modified-since: never',
  'range: bytes=9-1,x', 'accept-version: 9', 'host: other', 'host', ': nameless', 'na me: x', 'name : x', 'x: a\rb', 'x: \x00',
  `x-${'y'.repeat(9000)}: 1`, 'x: \x7f', ' folded', 'sec-fetch-site: \xff', 'accept: application/json', 'x-idioma: __proto__',
];

const bodies = [
  '',
  '',
  '',
  '{',
  '{}{',
  '[',
  'null',
  '"',
  '{"__proto__":1}',
  '\x00',
  'a=%&=',
  'zz\r\n',
  '0\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
];

/** Anything that may come over a socket; after it the server has no reason to wait for more. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc
  .record({
    method: fc.constantFrom(...methods),
    target,
    version: fc.constantFrom('1.1', '1.1', '1.1', '1.1', '1.0', '0.9', '2.0', '1.1 '),
    host: fc.constantFrom('localhost', 'localhost', 'localhost', '][', '', null),
    accept,
    headers: fc.array(fc.constantFrom(...oddHeaders), { maxLength: 3 }),
    body: fc.constantFrom(...bodies),
  })
  .map(({ method, target: address, version, host, accept: wanted, headers, body }) => {
    const lines = [
      `${method} ${address} HTTP/${version}`,
      ...(host === null ? [] : [`host: ${host}`]),
      ...(wanted === null ? [] : [`accept: ${wanted}`]),
      ...headers,
      'connection: close',
    ];
    return { method, bytes: `${lines.join('\r\n')}\r\n\r\n${body}` };
  });
