import { accountPages } from '@estante/contract/plain';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePageConfig } from '../../app/page-config.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './account-menu.module.css';
import type { AccountMenuControl } from './use-account-menu.ts';

/** The pages of the personal area that are on: at the side, on a phone under a button. */
export function AccountMenu({ menu }: { readonly menu: AccountMenuControl }) {
  const { t } = useTranslation();
  const [isMobileOpen, setMobileOpen] = useState(false);
  const id = useId();
  const label = (isOpen: boolean) => t(isOpen ? 'account.closeMenu' : 'account.openMenu');
  return (
    <div className={styles.menu} data-print="no">
      <div className={styles.wide}>
        <Button
          look="quiet"
          icon="menu"
          iconOnly
          aria-expanded={menu.isOpen}
          aria-controls={`${id}-wide`}
          onClick={menu.toggle}
        >
          {label(menu.isOpen)}
        </Button>
        <nav id={`${id}-wide`} aria-label={t('account.menu')} hidden={!menu.isOpen}>
          <Entries />
        </nav>
      </div>
      <div className={styles.narrow}>
        <Button
          icon="menu"
          aria-expanded={isMobileOpen}
          aria-controls={`${id}-narrow`}
          onClick={() => setMobileOpen(!isMobileOpen)}
        >
          {label(isMobileOpen)}
        </Button>
        <nav id={`${id}-narrow`} aria-label={t('account.menu')} hidden={!isMobileOpen}>
          <Entries onFollow={() => setMobileOpen(false)} />
        </nav>
      </div>
    </div>
  );
}

function Entries({ onFollow }: { readonly onFollow?: () => void }) {
  const { t } = useTranslation();
  const { features } = usePageConfig();
  const codes = new Set(features?.atividades.map(({ cod_atividade }) => cod_atividade));
  const shown = accountPages.filter(({ activity }) => codes.has(activity));
  return (
    <ul className={styles.entries}>
      <Entry href="/meupergamum" label={t('account.start')} onFollow={onFollow} />
      {shown.map(({ name, path }) => (
        <Entry
          key={path}
          href={`/meupergamum/${path}`}
          label={t(`account.pages.${name}`)}
          onFollow={onFollow}
        />
      ))}
      <li className={styles.out}>
        <Link href="/sair" look="plain">
          <Icon name="signOut" />
          {t('account.signOut')}
        </Link>
      </li>
    </ul>
  );
}

function Entry(props: {
  readonly href: string;
  readonly label: string;
  readonly onFollow: (() => void) | undefined;
}) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        href={props.href}
        look="plain"
        aria-current={pathname === props.href ? 'page' : undefined}
        onClick={props.onFollow}
      >
        {props.label}
      </Link>
    </li>
  );
}
