import { useTranslation } from '../../languages/use-translation.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { databaseViewHref, readDatabaseView, type DatabaseView } from './database-address.ts';
import { DatabaseEntry } from './database-entry.tsx';
import { DatabaseForm } from './database-form.tsx';
import { areasOf, groupDatabases, type Database } from './database-groups.ts';
import styles from './databases.module.css';

const everyDatabase = readDatabaseView(new URLSearchParams());

interface DatabaseListProps {
  readonly path: string;
  readonly view: DatabaseView;
  readonly databases: readonly Database[];
}

/** Databases of the institution, with filters and links. */
export function DatabaseList({ path, view, databases }: DatabaseListProps) {
  const { t, i18n } = useTranslation();
  if (databases.length === 0) return <EmptyState icon="globe" title={t('databases.noneYet')} />;
  const groups = groupDatabases(databases, view, i18n.language);
  const count = groups.reduce((sum, group) => sum + group.databases.length, 0);
  return (
    <>
      <DatabaseForm path={path} view={view} areas={areasOf(databases, i18n.language)} />
      <LiveRegion className={styles.count}>{t('databases.count', { count })}</LiveRegion>
      {groups.map((group) => (
        <section key={group.name} className={styles.group}>
          <h2>{group.name}</h2>
          <ul className={styles.list}>
            {group.databases.map((database) => (
              <li key={database.cod_base}>
                <DatabaseEntry database={database} showsArea={view.grouping === 'nome'} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {count === 0 && (
        <EmptyState
          icon="search"
          title={t('databases.none')}
          actions={
            <ButtonLink href={databaseViewHref(path, everyDatabase)}>
              {t('databases.clear')}
            </ButtonLink>
          }
        >
          {t('databases.noneHint')}
        </EmptyState>
      )}
    </>
  );
}
