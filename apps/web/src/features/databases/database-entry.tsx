import { useTranslation } from '../../languages/use-translation.ts';
import { Chip } from '../../ui/data/chip.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { Database } from './database-groups.ts';
import styles from './databases.module.css';

interface DatabaseEntryProps {
  readonly database: Database;
  readonly showsArea: boolean;
}

/** Database whose name opens it in a new window. */
export function DatabaseEntry({ database, showsArea }: DatabaseEntryProps) {
  const { t } = useTranslation();
  const { nome, nome_completo, nome_area, descricao, endereco, acesso } = database;
  return (
    <article className={styles.database}>
      <h3>
        <Link href={endereco} target="_blank" rel="noopener noreferrer">
          {nome} <Icon name="external" />
          <VisuallyHidden> ({t('title.newWindow')})</VisuallyHidden>
        </Link>
      </h3>
      {nome_completo && <p className={styles.fullName}>{nome_completo}</p>}
      <p className={styles.description}>{descricao}</p>
      <p className={styles.facts}>
        {acesso === 'livre' ? (
          <Chip tone="success" icon="globe">
            {t('databases.access.livre')}
          </Chip>
        ) : (
          <Chip icon="lock">{t('databases.access.assinatura')}</Chip>
        )}
        {showsArea && <span className={styles.area}>{nome_area}</span>}
      </p>
    </article>
  );
}
