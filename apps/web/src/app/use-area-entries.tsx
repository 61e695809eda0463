import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';

const AccountEntries = lazy(async () => ({
  default: (await import('../features/account-menu/account-menu.tsx')).AccountPhoneEntries,
}));
const StaffEntries = lazy(async () => ({
  default: (await import('../features/account-menu/staff-menu.tsx')).StaffPhoneEntries,
}));

/** Gives the pages of the present area, for the menu of a phone; null outside an area. */
export function useAreaEntries(): ReactNode {
  const { pathname } = useLocation();
  if (!isWithin(pathname, '/meupergamum')) return null;
  return (
    <Suspense fallback={null}>
      {isWithin(pathname, '/meupergamum/atendimento') ? <StaffEntries /> : <AccountEntries />}
    </Suspense>
  );
}

function isWithin(pathname: string, area: string): boolean {
  return pathname === area || pathname.startsWith(`${area}/`);
}
