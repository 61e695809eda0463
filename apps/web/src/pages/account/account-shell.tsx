import { activities } from '@estante/contract/plain';
import { Outlet } from 'react-router';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { AccountMenu } from '../../features/account-menu/account-menu.tsx';
import { useAccountMenu } from '../../features/account-menu/use-account-menu.ts';
import { SideLayout } from '../../ui/layouts/side-layout.tsx';
import { AddressNotFound } from '../../features/not-found/address-not-found.tsx';
import { AccountPlace } from './account-place.tsx';
import { QuickSearch } from '../../features/account-menu/quick-search.tsx';
import { GuardedArea } from '../../features/account-area/guarded-area.tsx';

/** Frame of the personal area. */
export function Page() {
  const { features } = usePageConfig();
  const menu = useAccountMenu();
  const isOff = features?.atividades.every((one) => one.cod_atividade !== activities.personalArea);
  if (isOff) return <AddressNotFound />;
  return (
    <GuardedArea>
      <AccountPlace>
        <SideLayout menu={<AccountMenu menu={menu} />} theme={menu.theme} isMenuOpen={menu.isOpen}>
          <QuickSearch />
          <Outlet />
        </SideLayout>
      </AccountPlace>
    </GuardedArea>
  );
}
