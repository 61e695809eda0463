import { useEffect, useState, type RefObject } from 'react';
import { languageTags } from '../../../languages/language-names.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { libraryToday } from '../../../parts/dates/library-today.ts';
import { useSession } from '../../../session/use-session.ts';
import { cardDocument } from './card-document.ts';
import { canKeep, keepCard } from './keep-card.ts';

/** State of the card's copy that opens without a network. */
export type KeptCardState =
  | { readonly kind: 'unknown' }
  /** The session ends with the browser, so the card may not outlive it. */
  | { readonly kind: 'not-kept' }
  | { readonly kind: 'cannot' }
  | { readonly kind: 'kept'; readonly until: string };

/** Keeps the card as it is first shown; a changed card is mounted anew. */
export function useKeptCard(card: RefObject<Element | null>, login: string): KeptCardState {
  const { t, i18n } = useTranslation();
  const session = useSession();
  const [until, setUntil] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isOffered = session?.isKept() === true && canKeep();
  useEffect(() => {
    const shown = card.current;
    if (!session || !shown || !isOffered) return;
    const isGone = () => {
      const state = session.read();
      return state.kind !== 'signed-in' || state.person.user.login !== login;
    };
    const markup = cardDocument({
      card: shown,
      language: languageTags[i18n.language],
      title: t('account.pages.card'),
      note: t('card.keptAt', { at: new Date().toISOString() }),
      again: t('card.again'),
    });
    keepCard(markup, login, isGone).then(
      (end) => setUntil(libraryToday(end)),
      () => setFailed(true),
    );
  }, [card, login, session, isOffered, t, i18n.language]);
  if (session?.isKept() !== true) return { kind: 'not-kept' };
  if (!canKeep() || hasFailed) return { kind: 'cannot' };
  return until === null ? { kind: 'unknown' } : { kind: 'kept', until };
}
