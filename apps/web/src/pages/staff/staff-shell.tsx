import { Outlet } from 'react-router';
import { useStaffPages } from '../../session/use-permission.ts';
import { StaffMenu } from '../../features/account-menu/staff-menu.tsx';
import { useAccountMenu } from '../../features/account-menu/use-account-menu.ts';
import { SideLayout } from '../../ui/layouts/side-layout.tsx';
import { GuardedArea } from '../../features/account-area/guarded-area.tsx';
import { AddressNotFound } from '../../features/not-found/address-not-found.tsx';

/**
 * Frame and guard of the staff area: not found for a person without any task in it. It works also while the
 * readers' personal area is off.
 */
export function Page() {
  return (
    <GuardedArea>
      <Frame />
    </GuardedArea>
  );
}

function Frame() {
  const menu = useAccountMenu();
  if (useStaffPages().length === 0) return <AddressNotFound />;
  return (
    <SideLayout menu={<StaffMenu menu={menu} />} theme={menu.theme} isMenuOpen={menu.isOpen}>
      <Outlet />
    </SideLayout>
  );
}
