import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function loggedBy(act: (log: ReturnType<typeof createLogger>) => void): string[] {
  const lines: string[] = [];
  act(createLogger('info', { write: (line: string) => void lines.push(line) }));
  return lines;
}

test('a line is JSON, with its time in UTC, whatever is in it', () => {
  const forged = 'ends\n{"level":30,"msg":"signed in"}\r\n\u001B[2J\u2028';
  const lines = loggedBy((log) => log.warn({ err: new Error(forged) }, forged));
  expect(lines).toHaveLength(1);
  const [line = ''] = lines;
  expect(line.trimEnd()).not.toMatch(/\p{Cc}/u);
  expect(JSON.parse(line)).toMatchObject({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    msg: forged,
    err: { type: 'Error', message: forged },
  });
});

test('of a request method and route are logged, of an answer its status', () => {
  const asked = {
    method: 'GET',
    routeOptions: { url: '/api/pessoas/:user/nome' },
    url: '/api/pessoas/ana/nome?q=segredo',
    headers: { authorization: 'Bearer segredo', cookie: 'segredo' },
    ip: '192.0.2.7',
  } as unknown as FastifyRequest;
  const [line = ''] = loggedBy((log) => log.info({ req: asked, res: { statusCode: 200 } }, 'x'));
  expect(JSON.parse(line)).toMatchObject({
    req: { method: 'GET', route: '/api/pessoas/:user/nome' },
    res: { status: 200 },
  });
  expect(line).not.toMatch(/segredo|ana|192\.0\.2/);
});
