import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { SideMenu, SideMenuEnd, SideMenuEntries } from '../../ui/navigation/side-menu.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { useAccountMenu, type AccountMenuControl } from './use-account-menu.ts';

interface AreaEntriesProps {
  /** Name of the menu. */
  readonly label: string;
  /** Links to pages outside the area's list, above the one that signs out. */
  readonly leads: ReactNode;
  /** Pages of the area. */
  readonly children: ReactNode;
}

interface AreaMenuProps extends AreaEntriesProps {
  readonly menu: AccountMenuControl;
}

/** Side menu of an area for a signed-in person. */
export function AreaMenu({ label, menu, ...entries }: AreaMenuProps) {
  const { t } = useTranslation();
  return (
    <SideMenu
      label={label}
      openLabel={t('account.openMenu')}
      closeLabel={t('account.closeMenu')}
      isOpen={menu.isOpen}
      onToggle={menu.toggle}
    >
      <Entries {...entries} menu={menu} />
    </SideMenu>
  );
}

/** Entries of an area in the one menu of a phone. */
export function AreaPhoneEntries({ label, ...entries }: AreaEntriesProps) {
  const menu = useAccountMenu();
  return (
    <SideMenuEntries label={label}>
      <Entries {...entries} menu={menu} />
    </SideMenuEntries>
  );
}

function Entries({ menu, leads, children }: Omit<AreaMenuProps, 'label'>) {
  const { t } = useTranslation();
  return (
    <>
      {children}
      <SideMenuEnd>
        {leads}
        <ClassicLook menu={menu} />
        <Link href="/sair" variant="plain">
          <Icon name="signOut" />
          {t('account.signOut')}
        </Link>
      </SideMenuEnd>
    </>
  );
}

function ClassicLook({ menu }: Pick<AreaMenuProps, 'menu'>) {
  const { t } = useTranslation();
  return (
    <Switch
      isOn={menu.theme === 'classico'}
      onChange={(isClassic) => menu.chooseTheme(isClassic ? 'classico' : 'neo')}
    >
      {t('account.classicLook')}
    </Switch>
  );
}
