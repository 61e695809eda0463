import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { hasFilter, toggleFilter, type SearchState } from '../../parts/search/search-address.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { networkHref } from './network-address.ts';
import styles from './network.module.css';

type Group = Output<'searchTitles'>['filtros'][number];

interface NetworkFacetsProps {
  readonly state: SearchState;
  readonly groups: readonly Group[];
}

/** Facets of the network search, each value a link: they work before and without scripts. */
export function NetworkFacets({ state, groups }: NetworkFacetsProps) {
  return groups.map(({ codigo, descricao, contagem }) => (
    <Disclosure key={codigo} title={descricao} isOpenAtFirst={codigo === 'Z'}>
      <ul className={styles.values}>
        {contagem.map((value) => (
          <FacetValue key={value.codigo} state={state} type={codigo} value={value} />
        ))}
      </ul>
    </Disclosure>
  ));
}

interface FacetValueProps {
  readonly state: SearchState;
  readonly type: Group['codigo'];
  readonly value: Group['contagem'][number];
}

function FacetValue({ state, type, value: { codigo, descricao, total } }: FacetValueProps) {
  const { t } = useTranslation();
  const filter = { type, code: codigo };
  const isChosen = hasFilter(state, filter);
  return (
    <li>
      <Link
        href={networkHref(toggleFilter(state, filter))}
        aria-current={isChosen ? 'true' : undefined}
      >
        {isChosen ? t('results.removeFilter', { name: descricao }) : descricao}
      </Link>
      <span className={styles.total}>{total}</span>
    </li>
  );
}
