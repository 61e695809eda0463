import { parseArgs } from 'node:util';
import type { MeasurementResult } from './main.ts';

/** Work types of the catalogue, each tried with one title. */
const workTypes =
  'book ebook serial article thesis map score music audiobook sound video image software dataset website archive manuscript kit object game standard normative-act'.split(
    ' ',
  );

/**
 * Asks Zotero's translation server to look at our pages as its browser extension does: one title of each
 * work type, and a page of results; see bench/records.md.
 */
export async function run(args: string[]): Promise<MeasurementResult> {
  const { values } = parseArgs({
    args,
    options: {
      /** Address of the translation server. */
      zotero: { type: 'string', default: 'http://127.0.0.1:1969' },
      /** Address of a running application with the demo network, as a number, since Zotero asks so. */
      site: { type: 'string', default: 'http://127.0.0.1:3000' },
    },
  });
  const { zotero, site } = values;
  const lines: string[] = [];
  const figures = {
    kinds: 0,
    one_item: 0,
    title: 0,
    year: 0,
    first_name: 0,
    listed: 0,
    results: 0,
  };
  for (const type of workTypes) {
    const title = (await search(site, `filtro=T:${type}&quantidade=1`)).acervos[0];
    if (!title) continue;
    const items = await itemsOf(zotero, `${site}${title.rota}`);
    const [item] = items;
    figures.kinds += 1;
    if (!item) continue;
    figures.one_item += Number(items.length === 1);
    figures.title += Number((item.title ?? item.nameOfAct ?? '').startsWith(title.titulo));
    figures.year += Number(hasYear(title, item));
    figures.first_name += Number(hasFirstName(title, item));
    lines.push(`${type.padEnd(14)}${item.itemType.padEnd(18)}${title.titulo}`);
  }
  const { acervos } = await search(site, 'q=casmurro');
  figures.results = acervos.length;
  figures.listed = await countListed(zotero, `${site}/?q=casmurro`);
  return { table: lines.join('\n'), figures };
}

interface Title {
  readonly rota: string;
  readonly titulo: string;
  readonly ano_publicacao: string;
  readonly autores: readonly { readonly nome: string }[];
}

async function search(site: string, query: string): Promise<{ readonly acervos: Title[] }> {
  const answer = await fetch(`${site}/api/consulta?${query}`);
  return (await answer.json()) as { acervos: Title[] };
}

interface Item {
  readonly itemType: string;
  readonly title?: string;
  readonly nameOfAct?: string;
  readonly date?: string;
  readonly dateEnacted?: string;
  readonly creators?: readonly { readonly lastName?: string; readonly name?: string }[];
}

const ask = (zotero: string, address: string) =>
  fetch(new URL('/web', zotero), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: address,
  });

async function itemsOf(zotero: string, address: string): Promise<Item[]> {
  const answer = await ask(zotero, address);
  return answer.status === 200 ? ((await answer.json()) as Item[]) : [];
}

/** Counts the items that a page offers to choose from, which has the status 300; else 0. */
async function countListed(zotero: string, address: string): Promise<number> {
  const answer = await ask(zotero, address);
  if (answer.status !== 300) return 0;
  const { items } = (await answer.json()) as { items: object };
  return Object.keys(items).length;
}

function hasYear({ ano_publicacao }: Title, { date, dateEnacted }: Item): boolean {
  const [year = ''] = /\d{4}/.exec(ano_publicacao) ?? [];
  return (date ?? dateEnacted ?? '').includes(year);
}

function hasFirstName({ autores }: Title, { creators = [] }: Item): boolean {
  const [first] = autores;
  const names = creators.map(({ lastName, name }) => lastName ?? name ?? '');
  return first === undefined || names.some((name) => name !== '' && first.nome.startsWith(name));
}
