import { accountPages } from '@estante/contract/plain';
import { useTranslation } from 'react-i18next';
import { usePageConfig } from '../../app/page-config.ts';
import { useStaffPages } from '../../app/session/use-permission.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { SideMenu, SideMenuEnd } from '../../ui/side-menu.tsx';
import { MenuEntry } from './menu-entry.tsx';
import type { AccountMenuControl } from './use-account-menu.ts';

/** The pages of the personal area that are on. */
export function AccountMenu({ menu }: { readonly menu: AccountMenuControl }) {
  const { t } = useTranslation();
  return (
    <SideMenu
      label={t('account.menu')}
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
  const { features } = usePageConfig();
  const isOfStaff = useStaffPages().length > 0;
  const codes = new Set(features?.atividades.map(({ cod_atividade }) => cod_atividade));
  const shown = accountPages.filter(({ activity }) => codes.has(activity));
  return (
    <>
      <MenuEntry href="/meupergamum" label={t('account.start')} />
      {shown.map(({ name, path }) => (
        <MenuEntry key={path} href={`/meupergamum/${path}`} label={t(`account.pages.${name}`)} />
      ))}
      <SideMenuEnd>
        {isOfStaff && (
          <Link href="/meupergamum/atendimento" look="plain">
            <Icon name="list" />
            {t('staff.title')}
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
