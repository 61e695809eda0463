import { endpoints } from '../../../packages/contract/src/index.ts';
import { readAllDocuments, searchTitles } from '../../../apps/server/src/modules/search/index.ts';
import { unlimited } from '../../../apps/server/src/endpoint/rate-limiter.ts';
import type { Catalogue } from './catalogue.ts';
import { demoKinds } from './demo-kinds.ts';
import { demoLooser } from './demo-looser.ts';
import { demoOthers } from './demo-others.ts';
import { demoTitles } from './demo-titles.ts';
import { judge, looked, unknownNames, type Ask } from './judge.ts';
import type { JudgedResult } from './presentation.ts';
import { realKinds } from './real-kinds.ts';
import { realRecords } from './real-records.ts';
import { sampledHeadings } from './sampled-headings.ts';
import type { JudgedTitle } from './titles.ts';

/** Asks every judged query of the catalogue. */
export async function judgeAll(
  catalogue: Catalogue,
  hasRecords: boolean,
  ask: Ask,
): Promise<JudgedResult> {
  const demo = [...demoTitles, ...demoLooser, ...demoOthers, ...demoKinds];
  const titles = await readTitles(catalogue);
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
  limiter: unlimited,
  origin: '',
  hasGone: () => false,
} as const;

/** Asks as the search page does: where nothing is found, the spelling offered is searched. */
export function askAs(catalogue: Pick<Catalogue, 'db' | 'engine' | 'clock'>): Ask {
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
