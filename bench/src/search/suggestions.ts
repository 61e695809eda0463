import type { SearchEngine, SyntheticQuery } from '@estante/search-engine';
import { at, mediansOf, timeOf } from './timing.ts';

/** Short words that stand in very many titles and so take longest. */
const hardest = ['h', 'li', 'pra', 'casa', 'mado tra', 'de b', 'a', 'bra mo', 'chado', 'trei'];
const longest = 12;
const typedOut = 20;
const rounds = 5;
/** Suggestions asked first, without measuring, while the threads compile their code. */
const warmUp = 10;

/** Milliseconds of suggestions at each letter of titles and names as they are typed, and the hardest. */
export async function suggestionTimes(
  engine: SearchEngine,
  queries: readonly SyntheticQuery[],
): Promise<Record<string, number>> {
  const texts = [...typedTexts(queries), ...hardest];
  const round = async (): Promise<number[]> => {
    const times: number[] = [];
    for (const text of texts) times.push(await timeOf(() => engine.suggest({ text, limit: 10 })));
    return times;
  };
  await mediansOf(round, warmUp);
  const times = await mediansOf(round, rounds);
  return {
    suggest_p50_ms: at(times, 0.5),
    suggest_p95_ms: at(times, 0.95),
    suggest_worst_ms: Math.max(...times),
  };
}

/** Texts in the box at each letter of titles and names as they are typed. */
export function typedTexts(queries: readonly SyntheticQuery[]): string[] {
  const whole = queries
    .filter(({ kind }) => kind === 'whole title' || kind === 'author')
    .flatMap(({ request: { query } }) => (query.kind === 'words' ? [query.text] : []));
  // Words of both kinds get equal shares.
  const spread = Math.max(1, Math.floor(whole.length / typedOut));
  return whole
    .filter((_, i) => i % spread === 0)
    .slice(0, typedOut)
    .flatMap((text) =>
      Array.from({ length: Math.min(longest, text.length) }, (_, i) => text.slice(0, i + 1)),
    );
}
