import { defineUseCases } from '../define-use-cases.ts';
import { getCard } from './get-card.ts';

/** Use case behind the call of the digital card. */
export const useCases = defineUseCases((context) => ({ getCard: getCard(context) }));
