import { useTranslation } from '../../languages/use-translation.ts';
import { useEndpoint } from '../../api/query.ts';
import { filterHref } from '../../parts/search/search-address.ts';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './institution.module.css';
import { openingsQuery, servicesQuery } from './institution-queries.ts';
import { Opening } from './opening.tsx';

/** Libraries open to readers, with their addresses and hours; each links to its titles. */
export function Libraries() {
  const { t } = useTranslation();
  const libraries = useLibraries();
  const openings = useEndpoint(openingsQuery).data;
  if (libraries.length === 0) return null;
  return (
    <section>
      <h2>{t('home.byLibrary')}</h2>
      <ul className={styles.libraries}>
        {libraries.map((library) => {
          const { cod_biblioteca: id } = library;
          const days = openings?.bibliotecas.find((one) => one.cod_biblioteca === id)?.dias;
          return (
            <li key={library.cod_biblioteca}>
              <h3 className={styles.name}>
                <Link href={filterHref('B', String(library.cod_biblioteca))} variant="plain">
                  {library.desc_biblioteca}
                </Link>
              </h3>
              {openings && days && <Opening days={days} timeZone={openings.fuso} />}
              {[library.endereco, library.horario, library.telefone, library.observacao]
                .filter((line) => line !== '')
                .map((line) => (
                  <p key={line}>{line}</p>
                ))}
              {library.mapa !== '' && (
                <p>
                  <Link href={library.mapa}>
                    <Icon name="location" /> {t('home.onMap')}
                  </Link>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function useLibraries() {
  const { data: campuses = [] } = useEndpoint(servicesQuery);
  return campuses.flatMap(({ bibliotecas }) => bibliotecas);
}
