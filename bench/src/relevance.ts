import { endpoints } from '../../packages/contract/src/index.ts';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAllDocuments, searchTitles } from '../../apps/server/src/modules/search/index.ts';
import { openCatalogue, type Catalogue } from './relevance/catalogue.ts';
import { demoOthers } from './relevance/demo-others.ts';
import { demoTitles } from './relevance/demo-titles.ts';
import { judge, unknownNames, type Ask } from './relevance/judge.ts';
import type { JudgedKind } from './relevance/judgement.ts';
import { figuresOf, tableOf, type JudgedResult } from './relevance/presentation.ts';
import { realRecords } from './relevance/real-records.ts';
import type { JudgedTitle } from './relevance/titles.ts';

const records = fileURLToPath(new URL('../../../shared/data/bibliographic', import.meta.url));

/** Asks every judged query of a catalogue made for it; see bench/relevance.md. */
export async function run(): Promise<{ table: string; figures: Record<string, number> }> {
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
  const demo = [...demoTitles, ...demoOthers];
  const kinds = hasRecords ? [...demo, ...realRecords] : demo;
  const titles = await readTitles(catalogue);
  const ask = askAs(catalogue);
  const all = [...titles.values()];
  const verdicts = [];
  for (const kind of kinds.filter(({ isMisspelt }) => !isMisspelt)) {
    for (const judgement of kind.judgements)
      verdicts.push({ kind, ...(await judge(kind, judgement, titles, ask)) });
  }
  return {
    titles: titles.size,
    verdicts,
    unknown: kinds.flatMap((kind) => unknownNames(kind, all)),
    notAnswerable: count(kinds.filter(({ isMisspelt }) => isMisspelt)),
    skipped: hasRecords ? 0 : count(realRecords),
  };
}

function count(kinds: readonly JudgedKind[]): number {
  return kinds.reduce((sum, { judgements }) => sum + judgements.length, 0);
}

async function readTitles({ db }: Catalogue): Promise<ReadonlyMap<number, JudgedTitle>> {
  const copies = new Map<number, number>();
  for await (const { id, sort } of readAllDocuments(db)) copies.set(id, sort.copies);
  const rows = await db.selectFrom('title').select(['id', 'description']).orderBy('id').execute();
  return new Map(rows.map((row) => [row.id, { ...row, copies: copies.get(row.id) ?? 0 }]));
}

/** The search page's own call. */
function askAs(catalogue: Catalogue): Ask {
  const search = searchTitles(catalogue);
  return async ({ index }, text) => {
    const query = endpoints.searchTitles.query.parse({ q: text, indice: index, quantidade: 10 });
    const answer = await search({ query, params: undefined, body: undefined }, { language: 'pt' });
    if (!('body' in answer)) throw new Error(`the search for ${text} is refused`);
    return answer.body.acervos.map(({ cod_acervo: id }) => id);
  };
}
