import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { copiesHref } from './copies-address.ts';
import styles from './copy-libraries.module.css';
import type { Title } from './use-title.ts';

interface CopyLibrariesProps {
  readonly title: Title;
  readonly units: Output<'listCopies'>['unidades'];
  /** Number of the chosen library; null for all. */
  readonly chosen: number | null;
}

/** Choice of one library's copies; nothing if one alone has the title. */
export function CopyLibraries({ title, units, chosen }: CopyLibrariesProps) {
  const { t } = useTranslation();
  if (units.length < 2 && chosen === null) return null;
  const all = units.reduce((sum, { total }) => sum + total, 0);
  const choices = [
    { library: null, name: t('copies.allLibraries'), total: all },
    ...units.map(({ cod_biblioteca: library, desc_biblioteca: name, total }) => ({
      library,
      name,
      total,
    })),
  ];
  return (
    <nav aria-label={t('copies.byLibrary')} data-print="no">
      <ul className={styles.list}>
        {choices.map(({ library, name, total }) => (
          <li key={name}>
            <Link
              href={copiesHref(title.rota, { library, page: 1 })}
              variant="bare"
              className={classes(styles.choice, library === chosen && styles.chosen)}
              aria-current={library === chosen ? 'true' : undefined}
            >
              {name} <span className={styles.total}>{total}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
