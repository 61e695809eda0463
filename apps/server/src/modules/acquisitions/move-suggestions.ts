import type { AcquisitionState, Db } from '@estante/database';
import { notices } from '../circulation/index.ts';
import { mayMove } from './moves.ts';
import { changeState } from './repository.ts';

interface Move {
  readonly suggestionId: number;
  readonly to: AcquisitionState;
}

interface Mover {
  readonly loginId: number;
  readonly at: Date;
}

/**
 * Moves suggestions with their order, on its transaction, which has locked them, and tells the people who made them.
 * Those in that state already are left alone.
 * @throws Error where moves.ts does not know a move: its order should not have been moved
 */
export async function moveSuggestions(
  trx: Db,
  moves: readonly Move[],
  { loginId, at }: Mover,
): Promise<void> {
  for (const { suggestionId: id, to } of moves) {
    const suggestion = await trx
      .selectFrom('acquisition_suggestion')
      .select(['person_id', 'library_id', 'title', 'state'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!suggestion || suggestion.state === to) continue;
    const { state: from, person_id, library_id, title } = suggestion;
    if (!mayMove(from, to)) throw new Error(`suggestion ${id} cannot go from ${from} to ${to}`);
    await changeState({ db: trx, loginId }, { id, from, to, answer: '', at });
    await notices.writeNotice(trx, {
      personId: person_id,
      kind: 'suggestion-answered',
      event: `suggestion:${id}:${at.toISOString()}`,
      facts: { suggestionId: id, title, libraryId: library_id, state: to },
      at,
    });
  }
}
