import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { getCard } from './get-card.ts';

/** Use case behind the call of the digital card. */
export function useCases(context: Context) {
  return { getCard: getCard(context) } satisfies Partial<UseCases>;
}
