import { parseArgs } from 'node:util';
import { findable } from './import-records.ts';
import type { MeasurementResult } from './main.ts';
import { numberOption } from './number-option.ts';
import { withCatalogue, type ServedCatalogue } from './served/catalogue.ts';
import { presentTimes, timesOf } from './served/times.ts';

/** Measures response times of a title and its page; see bench/title.md. */
export async function run(args: string[]): Promise<MeasurementResult> {
  const { values } = parseArgs({
    args,
    options: {
      titles: { type: 'string', default: '20000' },
      requests: { type: 'string', default: '2000' },
      keep: { type: 'string' },
    },
  });
  const [titles, requests] = [numberOption(values, 'titles'), numberOption(values, 'requests')];
  return withCatalogue(titles, values.keep, (served) => measure(served, titles, requests));
}

async function measure({ address, pid }: ServedCatalogue, titles: number, requests: number) {
  const big = await numberOf(address, findable(titles));
  const ask = (path: (turn: number) => string) =>
    timesOf(pid, requests, (turn) => `${address}${path(turn)}`);
  const idAt = (turn: number) => 1 + ((turn * 7919) % titles);
  const few = (path: string) => timesOf(pid, Math.min(requests, 200), () => address + path);
  const measured = {
    call: await ask((turn) => `/api/acervo/${idAt(turn)}`),
    page: await ask((turn) => `/acervo/${idAt(turn)}`),
    big_call: await few(`/api/acervo/${big}`),
    big_copies: await few(`/api/acervo/${big}/exemplares`),
    big_page: await few(`/acervo/${big}`),
    big_marc: await few(`/api/acervo/${big}/marc`),
  };
  return presentTimes(measured, { titles, requests });
}

async function numberOf(address: string, word: string): Promise<number> {
  const body: unknown = await (await fetch(`${address}/api/consulta?q=${word}`)).json();
  const [first] = (body as { readonly acervos: readonly { readonly cod_acervo: number }[] })
    .acervos;
  if (!first) throw new Error(`${word} is not found`);
  return first.cod_acervo;
}
