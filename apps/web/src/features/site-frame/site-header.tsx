import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePageConfig } from '../../app/page-config.ts';
import { SiteHeader as HeaderLayout } from '../../ui/layouts/site-header.tsx';
import { Link } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { LanguageMenu } from './language-menu.tsx';

interface SiteHeaderProps {
  readonly search?: ReactNode;
  /** Stands before the menu of languages. */
  readonly basket?: ReactNode;
}

export function SiteHeader({ search, basket }: SiteHeaderProps) {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const { pathname } = useLocation();
  const over = institution ? t('frame.onlineCollection', { initials: institution.sigla }) : '';
  return (
    <HeaderLayout
      brand={
        <Link href="/" look="bare" aria-current={pathname === '/' ? 'page' : undefined}>
          <Logo name={t('product')} over={over} />
        </Link>
      }
      search={search}
      actions={
        <>
          {basket}
          <LanguageMenu />
        </>
      }
    />
  );
}
