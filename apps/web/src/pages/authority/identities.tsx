import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './authority-page.module.css';

interface IdentitiesProps {
  readonly identities: Output<'getAuthority'>['identificadores'];
}

/** Links to the same person or thing in other authority files, each with its number there. */
export function Identities({ identities }: IdentitiesProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.identities}>
      {identities.map(({ esquema, valor, endereco }) => (
        <li key={endereco}>
          <Link href={endereco} rel="external">
            {`${t(`authority.identities.${esquema}`)} ${valor}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}
