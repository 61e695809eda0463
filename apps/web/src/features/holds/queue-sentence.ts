import type { HoldChoice } from './hold-choice.ts';

/**
 * Sentence on the readers who wait for a title, and their number. They are ahead of a new reader only if
 * there is one queue: otherwise that depends on the library and the part chosen.
 */
export function queueSentence(choices: readonly HoldChoice[]) {
  const queues = choices.filter(({ localizacao }) => localizacao === null);
  const count = queues.reduce((sum, { na_fila }) => sum + na_fila, 0);
  if (count === 0) return { key: 'mainAct.noQueue', count } as const;
  return { key: queues.length === 1 ? 'mainAct.queue' : 'mainAct.waiting', count } as const;
}
