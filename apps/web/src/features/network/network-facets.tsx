import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { hasFilter, toggleFilter, type SearchState } from '../../parts/search/search-address.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { networkHref } from './network-address.ts';
import styles from './network.module.css';

interface NetworkFacetsProps {
  readonly state: SearchState;
  readonly groups: Output<'searchTitles'>['filtros'];
}

/** Values to narrow the search by, each a link: they work before and without scripts. */
export function NetworkFacets({ state, groups }: NetworkFacetsProps) {
  const { t } = useTranslation();
  return groups.map(({ codigo, descricao, contagem }) => (
    <Disclosure key={codigo} title={descricao} isOpenAtFirst={codigo === 'Z'}>
      <ul className={styles.values}>
        {contagem.map((value) => {
          const filter = { type: codigo, code: value.codigo };
          const isChosen = hasFilter(state, filter);
          return (
            <li key={value.codigo}>
              <Link
                href={networkHref(toggleFilter(state, filter))}
                aria-current={isChosen ? 'true' : undefined}
              >
                {isChosen ? t('results.removeFilter', { name: value.descricao }) : value.descricao}
              </Link>
              <span className={styles.total}>{value.total}</span>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  ));
}
