import { z } from 'zod';
import type { Correction, SpellRequest } from '../port.ts';
import { correctionFor } from '../spelling/correction.ts';
import type { SimilarWord } from '../spelling/lookups.ts';
import { EditRows } from '../spelling/edit-rows.ts';
import { found } from './answers.ts';
import type { Cluster } from './cluster.ts';
import type { Pair } from './indices.ts';
import { withAnswers } from './questions.ts';
import type { Query } from '../query.ts';
import { matching } from './matching.ts';

/** Length of the longest word that is corrected. */
const longestWord = 60;
/** Similar words that each shard offers. */
const offered = 50;

export function spell(
  cluster: Cluster,
  { titles }: Pair,
  request: SpellRequest,
): Promise<Correction | null> {
  return withAnswers((ask) =>
    correctionFor(request, {
      finds: (query) => ask(JSON.stringify(query), () => finds(cluster, titles, query)),
      near: (word, most) => ask(`${most} ${word}`, () => similarWords(cluster, titles, word, most)),
    }),
  );
}

/** Whether anything is found. */
async function finds(cluster: Cluster, titles: string, query: Query): Promise<boolean> {
  const { hits } = await cluster.search(found, {
    method: 'POST',
    path: `/${titles}/_search`,
    body: {
      query: { bool: { filter: [matching(query)] } },
      size: 0,
      track_total_hits: 1,
      terminate_after: 1,
    },
  });
  return (hits.total?.value ?? 0) > 0;
}

const suggested = z.object({
  suggest: z.object({
    words: z.array(z.object({ options: z.array(z.object({ text: z.string() })) })),
  }),
});
const held = z.object({ doc_count: z.number() });

/** Words of titles that are there, each with the number of them. */
async function similarWords(
  cluster: Cluster,
  titles: string,
  word: string,
  most: number,
): Promise<SimilarWord[]> {
  if (word.length > longestWord) return [];
  const { suggest } = await cluster.search(suggested, {
    method: 'POST',
    path: `/${titles}/_search`,
    body: { size: 0, suggest: { words: { text: word, term: nearTo(most) } } },
  });
  const words = [word, ...suggest.words.flatMap(({ options }) => options.map(({ text }) => text))];
  const near = [...new Set(words)].filter((one) => editsBetween(word, one) <= most);
  const { aggregations } = await cluster.search(found, {
    method: 'POST',
    path: `/${titles}/_search`,
    body: {
      size: 0,
      query: { terms: { 'forms.any': near } },
      aggs: Object.fromEntries(
        near.map((one, i) => [`word${i}`, { filter: { term: { 'forms.any': one } } }]),
      ),
    },
  });
  return near
    .map((one, i) => ({
      word: one,
      distance: editsBetween(word, one),
      count: held.parse(aggregations[`word${i}`]).doc_count,
    }))
    .filter(({ count }) => count > 0);
}

function nearTo(most: number): object {
  return {
    field: 'forms.any',
    analyzer: 'whitespace',
    suggest_mode: 'always',
    max_edits: most,
    prefix_length: 0,
    min_word_length: 1,
    max_term_freq: 2_000_000_000,
    max_inspections: 100,
    size: offered,
    shard_size: offered,
  };
}

function editsBetween(typed: string, word: string): number {
  const rows = new EditRows(typed);
  for (let i = 0; i < word.length; i++) rows.read(word.charAt(i));
  return rows.distance;
}
