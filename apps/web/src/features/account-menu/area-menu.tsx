import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { SideMenu, SideMenuEnd } from '../../ui/side-menu.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { AccountMenuControl } from './use-account-menu.ts';

interface AreaMenuProps {
  /** Names it. */
  readonly label: string;
  readonly menu: AccountMenuControl;
  /** Where else one may go, before the way out. */
  readonly leads: ReactNode;
  /** The pages of the area. */
  readonly children: ReactNode;
}

/** The menu at the side of an area for who is signed in. */
export function AreaMenu({ label, menu, leads, children }: AreaMenuProps) {
  const { t } = useTranslation();
  return (
    <SideMenu
      label={label}
      openLabel={t('account.openMenu')}
      closeLabel={t('account.closeMenu')}
      isOpen={menu.isOpen}
      onToggle={menu.toggle}
    >
      {children}
      <SideMenuEnd>
        {leads}
        <Switch
          isOn={menu.theme === 'classico'}
          onChange={(isClassic) => menu.chooseTheme(isClassic ? 'classico' : 'neo')}
        >
          {t('account.classicLook')}
        </Switch>
        <Link href="/sair" look="plain">
          <Icon name="signOut" />
          {t('account.signOut')}
        </Link>
      </SideMenuEnd>
    </SideMenu>
  );
}
