import { useEffect, useState, type RefObject } from 'react';
import { languageTags } from '../../../languages/language-names.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSession } from '../../../session/use-session.ts';
import { cardDocument } from './card-document.ts';
import { canKeep, keepCard } from './keep-card.ts';

/** Whether the card opens without a network. */
export type Keeping =
  | { readonly kind: 'unknown' }
  /** The session ends with the browser, and so would the card have to. */
  | { readonly kind: 'not-kept' }
  | { readonly kind: 'cannot' }
  | { readonly kind: 'kept'; readonly until: string };

/** Keeps the card as it is shown, each time that what it says has changed. */
export function useKeptCard(
  card: RefObject<Element | null>,
  login: string,
  said: unknown,
): Keeping {
  const { t, i18n } = useTranslation();
  const session = useSession();
  const [keeping, setKeeping] = useState<Keeping>({ kind: 'unknown' });
  useEffect(() => {
    const shown = card.current;
    if (!session || !shown) return;
    if (!session.isKept()) return setKeeping({ kind: 'not-kept' });
    if (!canKeep()) return setKeeping({ kind: 'cannot' });
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
      (until) => setKeeping({ kind: 'kept', until: until.toISOString().slice(0, 10) }),
      () => setKeeping({ kind: 'cannot' }),
    );
  }, [card, login, said, session, t, i18n.language]);
  return keeping;
}
