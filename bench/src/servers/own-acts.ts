import { endpoints } from '@estante/contract';
import { setTimeout as delay } from 'node:timers/promises';
import { lend, takeBack } from '../circulation/acts.ts';
import type { Client } from '../circulation/client.ts';
import type { ShelfCopy } from '../circulation/site.ts';
import { NoAnswer } from '../faults/observation.ts';

export interface OwnActs {
  /** Answers that were read after the client's own act. */
  readonly read: number;
  /** Answers that showed the state before it. */
  readonly old: readonly string[];
}

interface Actors {
  readonly desk: Client;
  readonly reader: Client;
  /** Copy that nobody else lends. */
  readonly copy: ShelfCopy;
  /** Addresses of every server, in or out. */
  readonly addresses: readonly string[];
}

/**
 * A desk lends one copy and takes it back, over and over; after each act every server is asked what the title's page
 * shows to a stranger, and what the reader has on loan. Every server that answers must know of the act.
 */
export function keepReadingOwn(actors: Actors): { stop(): Promise<OwnActs> } {
  const over = new AbortController();
  const seen = { read: 0, old: [] as string[] };
  const live = async () => {
    while (!over.signal.aborted) {
      await turn(actors, seen).catch((error: unknown) => {
        if (!(error instanceof NoAnswer)) throw error;
      });
      await delay(100);
    }
    return seen;
  };
  const living = live();
  return {
    stop: () => {
      over.abort();
      return living;
    },
  };
}

async function turn(actors: Actors, seen: { read: number; old: string[] }): Promise<void> {
  const { desk, reader, copy, addresses } = actors;
  const loan = await lend(desk, reader.person, copy);
  if (loan) await askAll('emprestado');
  if (await takeBack(desk, copy)) await askAll('disponivel');

  async function askAll(state: string): Promise<void> {
    const answers = addresses.map(async (address) => {
      const shown = await copyState(address, copy);
      if (shown === null) return;
      seen.read += 1;
      if (shown !== state) seen.old.push(`${address}: ${shown} after ${state}`);
    });
    const loans = addresses.map(async (address) => {
      const own = await loansOf(address, reader);
      if (own === null || !loan) return;
      seen.read += 1;
      if (own.includes(loan.codigo) !== (state === 'emprestado'))
        seen.old.push(`${address}: loans ${own.join()} after ${state} of ${loan.codigo}`);
    });
    await Promise.all([...answers, ...loans]);
  }
}

/** Milliseconds for which one server is waited for. */
const patience = 2000;

async function ask(address: string, path: string, headers = {}): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(`${address}/api${path}`, { headers, signal });
    const body: unknown = await answer.json();
    return answer.status === 200 ? body : null;
  } catch {
    return null;
  }
}

/** State of the copy as shown to a stranger; null where that server does not answer. */
async function copyState(address: string, copy: ShelfCopy): Promise<string | null> {
  const body = await ask(address, `/acervo/${copy.titleId}/exemplares`);
  if (body === null) return null;
  const { exemplares } = endpoints.listCopies.responses[200].parse(body);
  return exemplares.find((one) => one.codigo_barras === copy.barcode)?.situacao ?? 'none';
}

async function loansOf(address: string, reader: Client): Promise<number[] | null> {
  const { path } = endpoints.listPendingTitles;
  const authorization = `Bearer ${reader.accessToken}`;
  const body = await ask(address, `${path}?showDetails=true`, { authorization });
  if (body === null) return null;
  const { emprestimos } = endpoints.listPendingTitles.responses[200].parse(body);
  return emprestimos.map(({ codigo }) => codigo);
}
