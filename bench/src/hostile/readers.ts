import { setTimeout as delay } from 'node:timers/promises';
import type { Site } from './site.ts';
import { callerAt, type HostileRequest } from './requests.ts';
import { oneOf } from './target.ts';

/** Address of ordinary readers. */
const readersAddress = '127.0.0.1';

export interface ReadingResult {
  readonly count: number;
  /** Milliseconds from the due time of each request until its answer, without refused ones. */
  readonly times: readonly number[];
  /** Kind and end of each request that did not succeed. */
  readonly failures: readonly string[];
  /** Requests of signed-in readers. */
  readonly patrons: { readonly count: number; readonly failed: number };
}

const html = { accept: 'text/html' };
const words = ['história', 'poesia', 'livro', 'mar', 'educação', 'romance', 'Machado', 'física'];

/** Request at a turn; half of the readers have signed in. */
function nextOf({ titleIds, tokens }: Site, turn: number): HostileRequest {
  const own = { authorization: `Bearer ${oneOf(tokens)}` };
  const word = encodeURIComponent(oneOf(words));
  const id = oneOf(titleIds);
  const all: readonly HostileRequest[] = [
    { path: `/?q=${word}`, headers: html },
    { path: '/api/emprestimo/titulos-pendentes?showDetails=true', headers: own },
    { path: `/api/consulta?q=${word}` },
    { path: '/api/reserva', headers: own },
    { path: `/acervo/${id}`, headers: html },
    { path: '/api/pessoas/login', headers: own },
    { path: `/api/acervo/${id}` },
    { path: `/api/consulta?q=${word}&pagina=2`, headers: own },
  ];
  return all[turn % all.length] ?? { path: '/' };
}

/** Reads at a steady pace until told to stop, each request when it is due. */
export function keepReading(site: Site, perSecond: number): { stop(): Promise<ReadingResult> } {
  const over = new AbortController();
  const times: number[] = [];
  const patrons = { count: 0, failed: 0 };
  const failures: string[] = [];
  let count = 0;
  const call = callerAt(site.host, site.port, readersAddress);
  const read = async (turn: number, due: number) => {
    const sent = nextOf(site, turn);
    const outcome = await call(sent).catch((error: unknown) =>
      error instanceof Error ? error.name : 'error',
    );
    const isPatron = sent.headers?.['authorization'] !== undefined;
    count += 1;
    if (isPatron) patrons.count += 1;
    if (outcome === 200 || typeof outcome === 'string') times.push(performance.now() - due);
    if (outcome === 200) return;
    if (isPatron) patrons.failed += 1;
    failures.push(`${outcome} of ${sent.path.replaceAll(/\d+|\?.*/g, '')}`);
  };
  const live = async () => {
    const started = performance.now();
    const all: Promise<void>[] = [];
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const due = started + (turn * 1000) / perSecond;
      await delay(Math.max(0, due - performance.now()));
      all.push(read(turn, due));
    }
    await Promise.all(all);
  };
  const living = live();
  return {
    stop: async () => {
      over.abort();
      await living;
      return { count, times, failures, patrons };
    },
  };
}
