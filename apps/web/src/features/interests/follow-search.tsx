import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { useAct } from '../../api/use-act.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { findSaved, savedQueryOf, useSavedItems } from '../../parts/saved-items/saved-items.ts';
import type { SearchState } from '../../parts/search/search-address.ts';
import { FollowButton } from './follow-button.tsx';
import { useFollow } from './use-follow.ts';

interface FollowSearchProps {
  readonly state: SearchState;
  /** Name for a search saved without one. */
  readonly name: string;
  /** Label of the button, if it stands among others of its size. */
  readonly words?: string;
}

/** Button that saves the search on show with alerts, with one click, or turns its alerts off. */
export function FollowSearch({ state, name, words }: FollowSearchProps) {
  const { t } = useTranslation();
  const canSave = useActivity(activities.accountSavedItems);
  const canAlert = useActivity(activities.accountAlerts);
  const saved = findSaved(useSavedItems()?.pesquisas ?? [], state);
  const { act, isBusy } = useAct('saveSearch');
  const follow = useFollow();
  if (!canSave || !canAlert) return null;
  const isFollowed = saved?.alerta ?? false;
  const nome = saved?.nome ?? name.slice(0, 200);
  const press = () =>
    follow({
      act: () => act({ body: { nome, alerta: !isFollowed, consulta: savedQueryOf(state) } }),
      changed: ['listSavedItems'],
      words: t(isFollowed ? 'savedItems.quietNow' : 'savedItems.alertsNow', { name: nome }),
      href: '/meupergamum/itens-salvos',
      see: t('savedItems.see'),
    });
  return (
    <FollowButton
      words={words ?? t('interests.follow')}
      name={nome}
      isFollowed={isFollowed}
      isBusy={isBusy}
      {...(words === undefined && { size: 'small' })}
      onPress={() => void press()}
    />
  );
}
