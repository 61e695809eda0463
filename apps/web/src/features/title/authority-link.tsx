import { useTranslation } from '../../languages/use-translation.ts';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import styles from './title.module.css';

/** Link from a heading of a title to its authority. */
export function AuthorityLink({ id, name }: { readonly id: number; readonly name: string }) {
  const { t } = useTranslation();
  const words = t('title.aboutHeading', { name });
  return (
    <Link href={`/autoridade/${id}`} className={styles.authority} title={words} data-print="no">
      <Icon name="info" />
      <VisuallyHidden>{words}</VisuallyHidden>
    </Link>
  );
}
