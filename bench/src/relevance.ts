import { endpoints } from '../../packages/contract/src/index.ts';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readAllDocuments, searchTitles } from '../../apps/server/src/modules/search/index.ts';
import { noNetwork } from '../../apps/server/src/endpoint/network.ts';
import { openCatalogue, type Catalogue } from './relevance/catalogue.ts';
import { demoKinds } from './relevance/demo-kinds.ts';
import { demoLooser } from './relevance/demo-looser.ts';
import { demoOthers } from './relevance/demo-others.ts';
import { demoTitles } from './relevance/demo-titles.ts';
import { judge, looked, unknownNames, type Ask } from './relevance/judge.ts';
import { figuresOf, tableOf, type JudgedResult } from './relevance/presentation.ts';
import { realKinds } from './relevance/real-kinds.ts';
import { realRecords } from './relevance/real-records.ts';
import { sampledHeadings } from './relevance/sampled-headings.ts';
import type { JudgedTitle } from './relevance/titles.ts';

const shared = fileURLToPath(new URL('../../../shared/data/bibliographic', import.meta.url));

/** Asks every judged query of a catalogue made for it; see bench/relevance.md. */
export async function run(
  args: string[],
): Promise<{ table: string; figures: Record<string, number> }> {
  const { values } = parseArgs({
    args,
    options: { records: { type: 'string', default: shared } },
  });
  const { records } = values;
  const hasRecords = existsSync(records);
  const folder = await mkdtemp(join(tmpdir(), 'estante-bench-'));
  try {
    const catalogue = await openCatalogue(folder, hasRecords ? records : null);
    try {
      const result = await judgeAll(catalogue, hasRecords);
      return { table: tableOf(result), figures: figuresOf(result) };
    } finally {
      await catalogue.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function judgeAll(catalogue: Catalogue, hasRecords: boolean): Promise<JudgedResult> {
  const demo = [...demoTitles, ...demoLooser, ...demoOthers, ...demoKinds];
  const titles = await readTitles(catalogue);
  const ask = askAs(catalogue);
  const all = [...titles.values()];
  const judged = hasRecords ? [...demo, ...realRecords, ...realKinds] : demo;
  const kinds = [...judged, ...sampledHeadings(all)];
  const verdicts = [];
  for (const kind of kinds) {
    for (const judgement of kind.judgements)
      verdicts.push({ kind, ...(await judge(kind, judgement, titles, ask)) });
  }
  return {
    titles: titles.size,
    verdicts,
    unknown: kinds.flatMap((kind) => unknownNames(kind, all)),
    skipped: hasRecords
      ? 0
      : [...realRecords, ...realKinds].flatMap(({ judgements }) => judgements).length,
  };
}

async function readTitles({ db }: Catalogue): Promise<ReadonlyMap<number, JudgedTitle>> {
  const copies = new Map<number, number>();
  for await (const { id, sort } of readAllDocuments(db)) copies.set(id, sort.copies);
  const rows = await db.selectFrom('title').select(['id', 'description']).orderBy('id').execute();
  return new Map(rows.map((row) => [row.id, { ...row, copies: copies.get(row.id) ?? 0 }]));
}

const nobody = {
  language: 'pt',
  person: null,
  device: null,
  network: noNetwork,
  origin: '',
  hasGone: () => false,
} as const;

/** As the search page asks: where nothing is found, the spelling it offers. */
function askAs(catalogue: Catalogue): Ask {
  const search = searchTitles(catalogue);
  const ask: Ask = async ({ index }, text) => {
    const query = endpoints.searchTitles.query.parse({
      q: text,
      indice: index,
      quantidade: looked,
    });
    const answer = await search({ query, params: undefined, body: undefined }, nobody);
    if (!('body' in answer)) throw new Error(`the search for ${text} is refused`);
    return answer.body.acervos.map(({ cod_acervo: id }) => id);
  };
  return async (kind, text) => {
    const found = await ask(kind, text);
    if (found.length > 0 || !kind.isMisspelt) return found;
    const offered = await catalogue.engine.spell({ text, field: 'any', within: { kind: 'all' } });
    return offered === null ? [] : ask(kind, offered.text);
  };
}
