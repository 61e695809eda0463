import { Agent } from 'node:http';
import { Browser } from '../browser.ts';
import { freshFor } from '../circulation/client.ts';
import { nth, takeTurns } from '../circulation/crowd.ts';
import type { Person } from '../circulation/people.ts';
import { openLoop } from '../open-loop.ts';
import { searchesOf } from '../served/searches.ts';
import type { Kind, ReadingOrders, ReadingOutcome } from './orders.ts';

/** Entry of a process of its own: readers wait neither for each other nor for the writers. */
process.once('message', (orders) => void carryOut(orders as ReadingOrders));

interface Act {
  readonly kind: Kind;
  readonly path: string;
}

/** Request at a turn: mostly calls, as a browser makes them after its first page. */
function actOf({ titles, titleIds }: ReadingOrders, turn: number): Act {
  const id = nth(titleIds, turn);
  // Requests differ from each other; pages have kinds without a filter, an order or a page.
  const [any = ''] = searchesOf(titles, 1, turn);
  const [plain = ''] = searchesOf(titles, 1, turn * 10 + nth([0, 1, 2, 3, 5], turn));
  const filtered = `/api/consulta?${plain}&filtro=T%3Abook&filtro=Y%3A1970-2010`;
  const acts: readonly Act[] = [
    { kind: 'settings', path: '/api/parametros/instituicao' },
    { kind: 'search', path: `/api/consulta?${any}` },
    { kind: 'account', path: '/api/emprestimo/titulos-pendentes' },
    { kind: 'title', path: `/api/acervo/${id}` },
    { kind: 'search', path: filtered },
    { kind: 'title', path: `/api/acervo/${id + 1}` },
    { kind: 'account', path: '/api/reserva' },
    { kind: 'search', path: filtered },
    { kind: 'title_page', path: `/acervo/${id}` },
    { kind: 'search', path: `/api/consulta/filtros?${plain}&tipo=A` },
    { kind: 'account', path: '/api/emprestimo/debitos-pendentes' },
    { kind: 'home', path: '/' },
    { kind: 'search', path: filtered },
    { kind: 'title', path: `/api/acervo/${id}` },
    { kind: 'account', path: '/api/pessoas' },
    { kind: 'settings', path: '/api/parametros/instituicao' },
    { kind: 'search', path: filtered },
    { kind: 'results_page', path: `/?${plain}` },
    { kind: 'account', path: '/api/emprestimo/titulos-pendentes' },
    { kind: 'title', path: `/api/acervo/${id + 1}` },
  ];
  return nth(acts, turn);
}

interface Reader {
  readonly browser: Browser;
  /** Person who has signed in; null for strangers. */
  readonly person: Person | null;
  freshUntil: number;
}

async function carryOut(orders: ReadingOrders): Promise<void> {
  const { host, port, seconds, pace, people, entering } = orders;
  const place = { host, port, agent: new Agent({ keepAlive: true, maxSockets: 256 }) };
  const address = (network: number, at: number) => `10.${network}.${at >> 8}.${at & 255}`;
  const signed = people.map((person, at) => reader(new Browser(place, address(1, at)), person));
  const strangers = people.map((_, at) => reader(new Browser(place, address(2, at)), null));
  await takeTurns(signed, 8, (one) => renewSession(one));
  const times: Partial<Record<Kind, number[]>> = {};
  const failures: string[] = [];
  const tell = (kind: Kind, due: number, isRight: boolean, how: string) => {
    if (isRight) (times[kind] ??= []).push(performance.now() - due);
    else failures.push(`${kind}: ${how}`);
  };
  const read = async (turn: number, due: number) => {
    const { kind, path } = actOf(orders, orders.firstTurn + turn);
    const one = nth(kind === 'account' || turn % 2 === 0 ? signed : strangers, turn);
    const isPage = kind.endsWith('page') || kind === 'home';
    const answer = await one.browser.askOrFail(
      path,
      isPage ? { headers: { accept: 'text/html' } } : {},
    );
    tell(kind, due, answer.status === 200, `${path} ${answer.status || answer.body}`);
    if (one.person && performance.now() > one.freshUntil) await renewSession(one);
  };
  const enter = async (turn: number, due: number) => {
    const { status, body } = await new Browser(place, address(3, turn)).signIn(
      nth(entering, turn).username,
    );
    tell('login', due, status === 200, `${status || body}`);
  };
  const processor = process.cpuUsage();
  const started = performance.now();
  const ends = started + seconds * 1000;
  await Promise.all([openLoop(started, ends, pace, read), openLoop(started, ends, 1, enter)]);
  const { user, system } = process.cpuUsage(processor);
  const outcome: ReadingOutcome = { times, failures, processorMs: (user + system) / 1000 };
  process.send?.(outcome, () => process.exit(0));
}

function reader(browser: Browser, person: Person | null): Reader {
  return { browser, person, freshUntil: 0 };
}

/** Renews a session; readers' tokens end at different times. */
async function renewSession(one: Reader): Promise<void> {
  if (!one.person) return;
  one.freshUntil = performance.now() + freshFor * (0.5 + Math.random() / 2);
  await one.browser.signIn(one.person.username);
}
