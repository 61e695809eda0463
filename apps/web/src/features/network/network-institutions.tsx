import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { readSearch, toggleFilter } from '../../parts/search/search-address.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { InstitutionLogo, InstitutionState } from './holder-list.tsx';
import { networkHref } from './network-address.ts';
import styles from './network.module.css';

interface NetworkInstitutionsProps {
  readonly institutions: Output<'listNetworkInstitutions'>;
}

const everything = readSearch('geral', new URLSearchParams());

/** Institutions whose catalogues are searched, each linked to its titles. */
export function NetworkInstitutions({ institutions }: NetworkInstitutionsProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('network.institutions')}>
      <h2>{t('network.institutions')}</h2>
      <ul className={styles.values}>
        {institutions.map((institution) => (
          <InstitutionEntry key={institution.cod_instituicao} institution={institution} />
        ))}
      </ul>
    </section>
  );
}

type Institution = NetworkInstitutionsProps['institutions'][number];

function InstitutionEntry({ institution }: { readonly institution: Institution }) {
  const { t } = useTranslation();
  const { cod_instituicao: id, nome, logotipo, situacao, titulos } = institution;
  return (
    <li>
      <span className={styles.holder}>
        <InstitutionLogo address={logotipo} />
        <Link href={networkHref(toggleFilter(everything, { type: 'Z', code: String(id) }))}>
          {nome}
        </Link>
        <InstitutionState state={situacao} />
      </span>
      <span className={styles.total}>{t('results.count', { count: titulos })}</span>
    </li>
  );
}
