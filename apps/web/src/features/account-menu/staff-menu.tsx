import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { useStaffPageGroups } from '../../session/use-permission.ts';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { SideMenuGroup } from '../../ui/navigation/side-menu.tsx';
import { AreaMenu, AreaPhoneEntries } from './area-menu.tsx';
import { MenuEntry } from './menu-entry.tsx';
import type { AccountMenuControl } from './use-account-menu.ts';

/** Menu of the tasks given to the person's role, in their groups. */
export function StaffMenu({ menu }: { readonly menu: AccountMenuControl }) {
  return <AreaMenu {...useStaffEntries()} menu={menu} />;
}

/** Entries of the staff area in the menu of a phone. */
export function StaffPhoneEntries() {
  return <AreaPhoneEntries {...useStaffEntries()} />;
}

function useStaffEntries() {
  const { t } = useTranslation();
  const groups = useStaffPageGroups();
  const personalLink = useActivity(activities.personalArea) && (
    <Link href="/meupergamum" variant="plain">
      <Icon name="card" />
      {t('account.title')}
    </Link>
  );
  const children = (
    <>
      <MenuEntry href="/meupergamum/atendimento" label={t('staff.start')} isStart />
      {groups.map(({ name: group, pages }) => (
        <SideMenuGroup key={group} label={t(`staff.groups.${group}`)}>
          {pages.map(({ name, path }) => (
            <MenuEntry
              key={path}
              href={`/meupergamum/atendimento/${path}`}
              label={t(`staff.pages.${name}`)}
            />
          ))}
        </SideMenuGroup>
      ))}
    </>
  );
  return { label: t('staff.menu'), leads: personalLink, children };
}
