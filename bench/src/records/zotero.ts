import { describeTitle } from '@estante/marc';
import { recordFromLines } from '@estante/marc/testing';
import {
  itemOf,
  writeBibTex,
  writeCslJson,
  writeMods,
  writeRis,
  type SourceTitle,
} from '@estante/references';
import { otherCases } from '../../../packages/references/src/testing/other-cases.ts';
import { textCases } from '../../../packages/references/src/testing/text-cases.ts';

/** Number of title kinds for which Zotero has what we say, from a file of ours. */
export interface ZoteroReading {
  readonly format: string;
  readonly kinds: number;
  readonly title: number;
  readonly year: number;
  /** Kinds with exactly the authors that we name. */
  readonly authors: number;
}

const writers = { RIS: writeRis, BibTeX: writeBibTex, MODS: writeMods, CslJson: writeCslJson };

interface ZoteroItem {
  readonly itemType: string;
  readonly title?: string;
  readonly nameOfAct?: string;
  readonly date?: string;
  readonly dateEnacted?: string;
  readonly creators?: readonly { readonly creatorType: string }[];
}

/** Asks Zotero's translation server, with its own translators, to read the titles of the reference cases. */
export async function readByZotero(address: string): Promise<ZoteroReading[]> {
  const titles = [...textCases, ...otherCases].map(({ lines, type }): SourceTitle => {
    const record = recordFromLines(lines, type);
    return { id: 1, description: describeTitle(record), record, callNumber: '', address: '' };
  });
  const results: ZoteroReading[] = [];
  for (const [format, write] of Object.entries(writers)) {
    const read: (readonly [SourceTitle, ZoteroItem | null])[] = [];
    for (const title of titles) read.push([title, await firstItem(address, write([title]))]);
    const count = (agrees: (title: SourceTitle, item: ZoteroItem) => boolean) =>
      read.filter(([title, item]) => item !== null && agrees(title, item)).length;
    results.push({
      format,
      kinds: titles.length,
      title: count(hasTitle),
      year: count(hasYear),
      authors: count(hasAuthors),
    });
  }
  return results;
}

async function firstItem(address: string, text: string): Promise<ZoteroItem | null> {
  const answer = await fetch(new URL('/import', address), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: text,
  });
  if (!answer.ok) return null;
  const [item] = (await answer.json()) as ZoteroItem[];
  return item ?? null;
}

function hasTitle({ description }: SourceTitle, { title, nameOfAct }: ZoteroItem): boolean {
  return (title ?? nameOfAct ?? '').startsWith(description.title.slice(0, 10));
}

function hasYear({ description, record }: SourceTitle, { date, dateEnacted }: ZoteroItem) {
  const { date: said } = itemOf(description, record);
  return said.year === null || (date ?? dateEnacted ?? '').includes(String(said.year));
}

/** Roles that Zotero gives to makers of a work, by its kind. */
const makers = new Set(['author', 'composer', 'cartographer']);

function hasAuthors({ description, record }: SourceTitle, { creators = [] }: ZoteroItem): boolean {
  const { contributors } = itemOf(description, record);
  const authors = contributors.filter(({ role }) => role === 'author').length;
  return creators.filter(({ creatorType }) => makers.has(creatorType)).length === authors;
}
