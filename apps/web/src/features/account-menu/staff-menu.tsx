import { activities } from '@estante/contract/plain';
import { useTranslation } from 'react-i18next';
import { useActivity } from '../../app/page-config.ts';
import { useStaffPages } from '../../app/session/use-permission.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { SideMenu, SideMenuEnd } from '../../ui/side-menu.tsx';
import { MenuEntry } from './menu-entry.tsx';
import type { AccountMenuControl } from './use-account-menu.ts';

/** The tasks that the person's role has been given. */
export function StaffMenu({ menu }: { readonly menu: AccountMenuControl }) {
  const { t } = useTranslation();
  return (
    <SideMenu
      label={t('staff.menu')}
      openLabel={t('account.openMenu')}
      closeLabel={t('account.closeMenu')}
      isOpen={menu.isOpen}
      onToggle={menu.toggle}
    >
      <Entries />
    </SideMenu>
  );
}

function Entries() {
  const { t } = useTranslation();
  const pages = useStaffPages();
  const hasPersonalArea = useActivity(activities.personalArea);
  return (
    <>
      <MenuEntry href="/meupergamum/atendimento" label={t('staff.start')} />
      {pages.map(({ name, path }) => (
        <MenuEntry
          key={path}
          href={`/meupergamum/atendimento/${path}`}
          label={t(`staff.pages.${name}`)}
        />
      ))}
      <SideMenuEnd>
        {hasPersonalArea && (
          <Link href="/meupergamum" look="plain">
            <Icon name="card" />
            {t('account.title')}
          </Link>
        )}
        <Link href="/sair" look="plain">
          <Icon name="signOut" />
          {t('account.signOut')}
        </Link>
      </SideMenuEnd>
    </>
  );
}
