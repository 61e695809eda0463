import { accountPages, activities } from '@estante/contract/plain';
import { Fragment } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { useStaffPages } from '../../session/use-permission.ts';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { AreaMenu, AreaPhoneEntries } from './area-menu.tsx';
import { SideMenuPart } from '../../ui/navigation/side-menu.tsx';
import { MenuEntry } from './menu-entry.tsx';
import type { AccountMenuControl } from './use-account-menu.ts';

/** Menu of the pages of the personal area that are on, with the way to the staff area for staff. */
export function AccountMenu({ menu }: { readonly menu: AccountMenuControl }) {
  return <AreaMenu {...useAccountEntries()} menu={menu} />;
}

/** Entries of the personal area in the menu of a phone. */
export function AccountPhoneEntries() {
  return <AreaPhoneEntries {...useAccountEntries()} />;
}

function useAccountEntries() {
  const { t } = useTranslation();
  const { features } = usePageConfig();
  const isOfStaff = useStaffPages().length > 0;
  const codes = new Set(features?.atividades.map(({ cod_atividade }) => cod_atividade));
  const shown = accountPages.filter(({ activity }) => codes.has(activity));
  const staffLink = isOfStaff && (
    <Link href="/meupergamum/atendimento" variant="plain">
      <Icon name="list" />
      {t('staff.title')}
    </Link>
  );
  const leads = (
    <>
      <Link href="/meupergamum/senha" variant="plain">
        <Icon name="lock" />
        {t('password.title')}
      </Link>
      {staffLink}
    </>
  );
  const children = (
    <>
      <MenuEntry href="/meupergamum" label={t('account.start')} isStart />
      {shown.map(({ name, path }) => (
        <Fragment key={path}>
          <MenuEntry href={`/meupergamum/${path}`} label={t(`account.pages.${name}`)} />
          {name === 'loans' && <LoanEntries hasHolds={codes.has(activities.titleHold)} />}
        </Fragment>
      ))}
      {codes.has(activities.titleComments) && (
        <MenuEntry href="/meupergamum/comentarios" label={t('account.comments')} />
      )}
    </>
  );
  return { label: t('account.menu'), leads, children };
}

/** Entries below the one for loans, for pages that readers look for by name: holds and the loan history. */
function LoanEntries({ hasHolds }: { readonly hasHolds: boolean }) {
  const { t } = useTranslation();
  const at = '/meupergamum/emprestimo';
  return (
    <SideMenuPart>
      {hasHolds && <MenuEntry href={`${at}/reservas`} label={t('account.holds')} />}
      <MenuEntry href={`${at}/historico`} label={t('account.history')} />
    </SideMenuPart>
  );
}
