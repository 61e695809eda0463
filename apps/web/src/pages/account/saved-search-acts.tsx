import { activities } from '@estante/contract/plain';
import { useAct } from '../../api/use-act.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import type { SavedSearch } from '../../parts/saved-items/saved-items.ts';
import { Button } from '../../ui/controls/button.tsx';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { Cluster } from '../../ui/layouts/flow.tsx';

interface SavedSearchActsProps {
  readonly search: SavedSearch;
  readonly onChanged: (isGone: boolean) => void;
  readonly onRename: () => void;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
}

/** Controls of a saved search: its alert, its renaming, and its removal. */
export function SavedSearchActs(props: SavedSearchActsProps) {
  const { search, onChanged, onRename, isRemoving, onRemove } = props;
  const { t } = useTranslation();
  const canAlert = useActivity(activities.accountAlerts);
  const { nome: name } = search;
  return (
    <Cluster>
      {canAlert && <AlertSwitch search={search} onChanged={onChanged} />}
      <Button
        variant="quiet"
        size="small"
        icon="edit"
        aria-label={t('savedItems.renameOne', { name })}
        onClick={onRename}
      >
        {t('savedItems.rename')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon="close"
        aria-label={t('savedItems.removeOne', { name })}
        isPending={isRemoving}
        onClick={onRemove}
      >
        {t('basket.remove')}
      </Button>
    </Cluster>
  );
}

function AlertSwitch({ search, onChanged }: Pick<SavedSearchActsProps, 'search' | 'onChanged'>) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('changeSavedSearch');
  const { codigo, nome, alerta } = search;
  const alert = async (isOn: boolean) => {
    const params = { id: String(codigo) };
    const answer = await act({ params, body: { nome, alerta: isOn } });
    if (answer) announce(t(isOn ? 'savedItems.alertsNow' : 'savedItems.quietNow', { name: nome }));
    onChanged(false);
  };
  return (
    <Switch isOn={alerta} isDisabled={isBusy} onChange={(on) => void alert(on)}>
      {t('savedItems.alert')}
    </Switch>
  );
}
