import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { nth } from '../circulation/crowd.ts';
import { openLoop } from '../open-loop.ts';
import { searchesOf } from '../served/searches.ts';
import { Browser } from '../browser.ts';
import type { ReaderOrders, ReaderOutcome } from './orders.ts';

/** Entry of a process of its own: readers wait neither for each other nor for the storm's process. */
process.once('message', (orders) => void carryOut(orders as ReaderOrders));

const html = { accept: 'text/html' };
/** Mark of the page that asks for work first. */
const workMark = 'data-working=';

interface Act {
  readonly kind: string;
  readonly path: string;
  readonly isPage: boolean;
}

/** Request that readers make at a turn. One in 37 is a page with a filter, as of a link that was shared. */
function actOf({ titles, titleIds }: ReaderOrders, turn: number): Act {
  // These turns are the kinds of search without a filter, an order or a page.
  const [search = ''] = searchesOf(titles, 1, turn * 10 + nth([0, 1, 2, 3, 5], turn));
  const id = nth(titleIds, turn);
  const page = (kind: string, path: string): Act => ({ kind, path, isPage: true });
  const call = (kind: string, path: string): Act => ({ kind, path, isPage: false });
  if (turn % 37 === 36)
    return page('filtered page', `/?${search}&filtro=T%3Abook&filtro=Y%3A${turn}`);
  const all = [
    page('front page', '/'),
    page('results page', `/?${search}`),
    call('search', `/api/consulta?${search}`),
    page('title page', `/acervo/${id}`),
    call('title', `/api/acervo/${id}`),
    call('facets', `/api/consulta/filtros?${search}`),
  ];
  return nth(all, turn);
}

async function carryOut(orders: ReaderOrders): Promise<void> {
  const { host, port, seconds, pace, people, firstTurn } = orders;
  const place = { host, port, agent: new Agent({ keepAlive: true, maxSockets: 256 }) };
  const signed = await Promise.all(
    people.map(async ({ username }, at) => {
      const browser = new Browser(place, `203.0.113.${at}`);
      await browser.signIn(username);
      return browser;
    }),
  );
  const strangers = people.map((_, at) => new Browser(place, `198.51.100.${at}`));
  const readers = strangers.flatMap((stranger, at) => [stranger, nth(signed, at)]);
  const times: number[] = [];
  const worked: number[] = [];
  const failures: string[] = [];
  const read = async (turn: number, due: number) => {
    const act = actOf(orders, firstTurn + turn);
    const { answer, hasWorked } = await readAs(nth(readers, turn + Math.floor(turn / 6)), act);
    if (answer.status === 200) (hasWorked ? worked : times).push(performance.now() - due);
    else failures.push(`${act.kind}: ${answer.status || answer.body}`);
  };
  const started = performance.now();
  const processor = process.cpuUsage();
  const ends = started + seconds * 1000;
  const [, logins, loans] = await Promise.all([
    openLoop(started, ends, pace, read),
    timeLogins(orders, place, ends),
    timeLoans(orders, place, ends),
  ]);
  const { user, system } = process.cpuUsage(processor);
  const processorMs = (user + system) / 1000;
  const outcome: ReaderOutcome = { times, worked, failures, logins, loans, processorMs };
  process.send?.(outcome, () => process.exit(0));
}

/** Asks, does the work that is asked for, and asks again, as a browser does by itself. */
async function readAs(browser: Browser, { path, isPage }: Act) {
  const ask = () => browser.askOrFail(path, isPage ? { headers: html } : {});
  const first = await ask();
  if (!isPage || !first.body.includes(workMark)) return { answer: first, hasWorked: false };
  await browser.doWork().catch(() => {});
  return { answer: await ask(), hasWorked: true };
}

type Place = ConstructorParameters<typeof Browser>[0];

async function timeLogins({ people }: ReaderOrders, place: Place, ends: number) {
  const times: number[] = [];
  for (let turn = 0; performance.now() < ends; turn += 1) {
    const browser = new Browser(place, `192.0.2.${turn % 250}`);
    const began = performance.now();
    const { status } = await browser.signIn(nth(people, turn).username);
    times.push(status === 200 ? performance.now() - began : Infinity);
    await delay(500);
  }
  return times;
}

/** Times a desk that lends a copy and takes it back. */
async function timeLoans({ desk, people, barcodes }: ReaderOrders, place: Place, ends: number) {
  const times: number[] = [];
  const browser = new Browser(place, '192.0.2.251');
  await browser.signIn(desk.username);
  for (let turn = 0; performance.now() < ends; turn += 1) {
    const codigo_barras = nth(barcodes, turn);
    const cod_login = nth(people, turn).loginId;
    for (const [path, body, sign] of [
      ['emprestimo', { cod_login, codigo_barras }, 'emprestado'],
      ['devolucao', { codigo_barras }, 'devolvido'],
    ] as const) {
      const began = performance.now();
      const sent = { method: 'POST', body };
      const answer = await browser.askOrFail(`/api/atendimento/circulacao/${path}`, sent);
      times.push(answer.body.includes(sign) ? performance.now() - began : Infinity);
    }
    await delay(500);
  }
  return times;
}
