import type { Reads } from '@estante/database';
import type { KeptAnswers } from '../endpoint/kept-answers.ts';

/** For others who make the same: the first may have begun before a change, the second has not. */
const mostWaits = 2;

/**
 * Makes what is kept. Of those who ask for the same at once one has it made; the others wait, and are given
 * it where it was kept and is still true for who asks now. What is not kept is made for each.
 */
export function createMadeOnce<Value extends object>(kept: KeptAnswers<Value>) {
  const underWay = new Map<string, Promise<Value>>();
  return async (key: string, asked: Reads, make: (question: Reads) => Promise<Value>) => {
    let question = asked;
    for (let waits = 0; waits < mostWaits; waits += 1) {
      const other = underWay.get(key);
      if (!other && !kept.has(key)) break;
      if (other) await other.catch(() => {});
      question = await kept.ask();
      const made = kept.find(key, question);
      if (made) return made;
    }
    const making = make(question);
    underWay.set(key, making);
    try {
      return await making;
    } finally {
      if (underWay.get(key) === making) underWay.delete(key);
    }
  };
}
