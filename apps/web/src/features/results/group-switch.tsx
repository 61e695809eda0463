import { useTranslation } from '../../languages/use-translation.ts';
import { searchHref, type SearchState } from '../../parts/search/search-address.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import styles from './group-switch.module.css';

interface GroupSwitchProps {
  readonly state: SearchState;
  readonly onChange: (next: SearchState) => void;
}

/** Switch between one line for the editions of a work and a line for each. */
export function GroupSwitch({ state, onChange }: GroupSwitchProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.switch}>
      <Switch isOn={state.isGrouped} onChange={() => onChange(grouped(state))}>
        {t('works.group')}
      </Switch>
    </div>
  );
}

/** Switch as a link, for a browser without scripts. */
export function GroupLink({ state }: { readonly state: SearchState }) {
  const { t } = useTranslation();
  return (
    <p className={styles.plain} data-print="no">
      <Link href={searchHref(grouped(state))}>
        {t(state.isGrouped ? 'works.ungroup' : 'works.group')}
      </Link>
    </p>
  );
}

function grouped(state: SearchState): SearchState {
  return { ...state, isGrouped: !state.isGrouped, page: 1 };
}
