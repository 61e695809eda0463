import { isLong } from '@estante/test-support/is-long';
import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import { readdirSync, readFileSync } from 'node:fs';
import type { RouteObject } from 'react-router';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isEndless, webClient } from '@estante/contract/plain';
import { loadAreas, withAreas } from './route-areas.ts';
import { routes } from './routes.tsx';

/** Demo logins: a reader with loans and debts, and an administrator; the start prints their password. */
const people = ['aluna', 'administradora'];
const password = 'estante-demonstracao';

/** An address for each page of the route table. */
const table = withAreas(routes, await loadAreas());
const addresses = [...new Set(table.flatMap((route) => addressesOf(route, '')))];

function addressesOf({ path = '', children }: RouteObject, parent: string): string[] {
  const own = path.startsWith('/') ? path : `${parent}/${path}`.replace(/\/$/, '');
  if (children) return children.flatMap((child) => addressesOf(child, own));
  const address = own.replace(/:cod\w+/, '1').replace(':guia', 'avancada');
  return [address.replace('*', 'nada') || '/'];
}

let folder: ApplicationFolder;
let site = '';
const tokens = new Map<string, string>();
const names: string[] = [];
beforeAll(async () => {
  folder = await createApplicationFolder('test database');
  // Every page is requested four times, from one address.
  site = (await folder.start({ DEMO: 'true', UNLIMITED_NETWORKS: '127.0.0.0/8' })).address;
  for (const username of people) await signIn(username);
});
afterAll(() => folder[Symbol.asyncDispose]());

async function signIn(username: string): Promise<void> {
  const client = { client_id: webClient.id, client_secret: webClient.secret };
  const body = new URLSearchParams({ ...client, grant_type: 'password', username, password });
  const answer = await answered(`${site}/oauth/token`, { method: 'POST', body });
  const { access_token } = (await answer.json()) as { access_token: string };
  tokens.set(username, access_token);
  const who = await answered(`${site}/api/pessoas`, { headers: bearer(username) });
  const { user } = (await who.json()) as { user: { nome_pessoa: string } };
  names.push(user.nome_pessoa);
}

/** Requests a page; a server that has just started on a busy machine may ask for a retry. */
function answered(url: string, init: RequestInit): Promise<Response> {
  const once = async () => {
    const answer = await fetch(url, init);
    return answer.ok && answer;
  };
  return vi.waitUntil(once, { timeout: 120_000, interval: 200 });
}

function bearer(username: string): Record<string, string> {
  return { authorization: `Bearer ${tokens.get(username)}` };
}

/** Milliseconds since 1970, the times of queries in the data of a page. */
const moment = /\b1[789]\d{11}\b/g;

/** Reads a page without what is new in each answer: its nonce, and the times of its queries. */
async function pageAt(address: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(site + address, { headers, redirect: 'manual' });
  const [, nonce = '?'] =
    /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
  const text = await answer.text();
  return `${answer.status} ${text.replaceAll(nonce, '').replaceAll(moment, '0')}`;
}

/** A page may come without the institution on a busy machine, its call deferred. */
const patience = { timeout: 60_000, interval: 100 };

async function settledPage(address: string): Promise<string> {
  let page = await pageAt(address);
  const next = async () => {
    const before = page;
    page = await pageAt(address);
    return page === before;
  };
  await expect.poll(next, patience).toBe(true);
  return page;
}

test('the route table is read whole', () => {
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/meupergamum/debito', '/meupergamum/atendimento/pagamentos']),
  );
  expect(addresses.length).toBeGreaterThan(60);
});

test.each(addresses)('the page at %s is rendered', async (address) => {
  expect(await pageAt(address)).toMatch(/^(200|303|404) /);
});

/** An eighth of them in the gate: no page learns who requests it. */
const compared = isLong ? addresses : addresses.filter((_, at) => at % 8 === 0);

describe.each(compared)('the page at %s', (address) => {
  test('is rendered the same for whoever asks, and names no reader', async () => {
    const page = await settledPage(address);
    for (const name of names) expect(page).not.toContain(name);
    for (const username of people) {
      const headers = { ...bearer(username), cookie: 'estante-device=0123456789012345678901' };
      // Compared with a stranger's page of that moment: on a busy machine either may lack something.
      const both = async () => {
        const [own, strange] = [await pageAt(address, headers), await pageAt(address)];
        for (const name of names) expect(own).not.toContain(name);
        return own === strange;
      };
      await expect.poll(both, patience).toBe(true);
    }
  });
});

test.each(['/?q=brasil', '/?q=brasil&filtro=T:book&pagina=2', '/acervo/1', '/autoridades?q=a'])(
  'links of %s to addresses without an end are not for crawlers',
  async (address) => {
    const { headers, ...answer } = await answered(site + address, {}).then(async (got) => ({
      headers: got.headers,
      text: await got.text(),
    }));
    const links = [...answer.text.matchAll(/<a\b([^>]*)>/g)].map(([, attributes = '']) => ({
      href: (/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '').replaceAll('&amp;', '&'),
      rel: /\brel="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? [],
    }));
    const endless = links.filter(({ href }) => isEndless(href));
    if (address !== '/autoridades?q=a') expect(endless.length).toBeGreaterThan(0);
    expect(endless.filter(({ rel }) => !rel.includes('nofollow'))).toEqual([]);
    const followed = links.filter(({ rel }) => !rel.includes('nofollow'));
    expect(followed.length).toBeGreaterThan(5);
    expect(headers.get('x-robots-tag')).toBe(isEndless(address) ? 'noindex' : null);
  },
);

describe('the gallery of development', () => {
  test.each(['/gallery', '/gallery/button'])('is no page at %s', async (address) => {
    expect((await fetch(site + address)).status).toBe(404);
  });

  test('is not in what is built, neither its addresses nor its code', () => {
    const built = new URL('../../dist/', import.meta.url);
    const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:js|css|json)$/.test(file),
    );
    const holding = (text: string) =>
      files.filter((file) => readFileSync(new URL(file, built), 'utf8').includes(text));
    // The search does find a page that is built, by its address and by its file.
    expect(holding('/bases-de-dados').length).toBeGreaterThan(0);
    expect(holding('pages/databases/').length).toBeGreaterThan(0);
    for (const text of ['/gallery', 'pages/gallery', 'Gallery of ui', 'data-shown']) {
      expect(holding(text)).toEqual([]);
    }
  });
});
