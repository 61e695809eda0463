import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { LinksMenu } from '../../ui/controls/menu.tsx';
import { LanguageLinks } from './language-menu.tsx';
import styles from './phone-menu.module.css';
import { useSelfService } from './self-service.tsx';
import { UserList } from './user-menu.tsx';

/** Menu of a phone: one list of what a wide page has in its header and in the side menu of an area. */
export function PhoneMenu({ area }: { readonly area: ReactNode }) {
  const { t } = useTranslation();
  const hasSelfService = useSelfService();
  return (
    <LinksMenu label={t('frame.menu')} icon="menu" isAcross>
      <UserList area={area} />
      {hasSelfService && <SelfServiceLink />}
      <div className={styles.part}>
        <LanguageLinks />
      </div>
    </LinksMenu>
  );
}

function SelfServiceLink() {
  const { t } = useTranslation();
  return (
    <ul className={styles.part}>
      <li>
        <Link href="/autoatendimento" variant="plain">
          <Icon name="computer" />
          {t('frame.selfService')}
        </Link>
      </li>
    </ul>
  );
}
