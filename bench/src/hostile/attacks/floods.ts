import { setTimeout as delay } from 'node:timers/promises';
import { webClient } from '@estante/contract';
import { headOf, open } from '../raw-socket.ts';
import { callerAt, type HostileRequest } from '../requests.ts';
import { chance, oneOf, overAndOver, type Attack, type Target } from '../target.ts';

/** Makes an attack by calls of one kind, so many at once. */
function flood(width: number, next: (target: Target, turn: number) => HostileRequest): Attack {
  return (target) => {
    const call = callerAt(target.host, target.port, target.from);
    return overAndOver(target, width, async (turn) => target.count(await call(next(target, turn))));
  };
}

const kinds = ['A', 'S', 'E', 'Y', 'U', 'B', 'L', 'P'];
const filters = (count: number) =>
  Array.from({ length: count }, () => `&filtro=${oneOf(kinds)}:${chance(5000)}`).join('');

const json = { 'content-type': 'application/json' };

const anyWord = () => Math.random().toString(36).slice(2, 8);

const body = (value: unknown): Pick<HostileRequest, 'method' | 'headers' | 'body'> => {
  const text = JSON.stringify(value);
  const headers = { ...json, 'content-length': Buffer.byteLength(text) };
  return { method: 'POST', headers, body: text };
};

const login = (username: string): HostileRequest => ({
  path: '/api/oauth/token',
  ...body({
    grant_type: 'password',
    client_id: webClient.id,
    client_secret: webClient.secret,
    username,
    password: `senha errada ${chance(1000)}`,
  }),
});

/** Tries to sign in by 400 names, of which some exist; 53 a second. */
const logins: Attack = async (target) => {
  const call = callerAt(target.host, target.port, target.from);
  const all: Promise<unknown>[] = [];
  for (let turn = 0; performance.now() < target.ends; turn += 1) {
    const name = target.usernames[turn % 400] ?? `ninguem${turn % 400}`;
    all.push(call(login(name)).then(target.count, () => target.count('error')));
    await delay(1000 / 53);
  }
  await Promise.all(all);
};

/** Sends two hundred requests in one piece, and the next two hundred once all answers have come. */
const pipelining: Attack = (target) =>
  overAndOver(target, 8, async () => {
    const socket = await open(target);
    const path = `/api/consulta?q=${anyWord()}`;
    socket.write(headOf(`GET ${path} HTTP/1.1`, 'host: localhost').repeat(200));
    let answers = 0;
    const leaves = AbortSignal.timeout(5000);
    leaves.addEventListener('abort', () => socket.destroy());
    try {
      for await (const part of socket) {
        answers += String(part).split('HTTP/1.1 ').length - 1;
        if (answers >= 200) break;
      }
    } finally {
      socket.destroy();
      for (let at = 0; at < answers; at += 1) target.count('answered');
    }
  });

const huge = (turn: number): string => {
  const long = [
    `q=${'palavra+'.repeat(1250)}`,
    `q=${'%C3%A1'.repeat(10_000)}`,
    `q=${'(a+OR+'.repeat(1600)}`,
    `q=livro${filters(400)}`,
    `q=${'%22a+b'.repeat(2000)}&pagina=${'9'.repeat(500)}`,
  ];
  return `/api/consulta?${long[turn % long.length]}`;
};

export const floods = {
  'flood-of-searches': flood(32, () => ({
    path: `/api/consulta?q=${anyWord().charAt(0)}${filters(1 + chance(6))}`,
  })),
  'flood-of-pages': flood(16, ({ titleIds }, turn) => ({
    path: turn % 2 === 0 ? `/acervo/${oneOf(titleIds)}` : `/?q=${anyWord()}${filters(2)}`,
    headers: { accept: 'text/html' },
  })),
  'flood-of-logins': logins,
  'flood-of-recovery': flood(16, ({ usernames }, turn) => ({
    path: `/api/pessoas/${usernames[turn % 400] ?? `ninguem${turn % 400}`}/recuperar-senha`,
    headers: { 'sec-fetch-site': 'same-origin' },
  })),
  'flood-of-exports': flood(8, ({ titleIds }) => ({
    path: '/api/acervo/exportar-cesta',
    ...body({ tipo: oneOf(['pdf', 'txt', 'ris']), acervos: titleIds.slice(0, 100) }),
  })),
  'flood-of-openapi': flood(16, () => ({
    path: '/api/openapi.json',
    headers: { 'accept-encoding': oneOf(['br', 'gzip', 'identity']) },
  })),
  'huge-queries': flood(8, (_, turn) => ({ path: huge(turn) })),
  pipelining,
} as const;
