import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePageConfig } from '../../app/page-config.ts';
import { useAccessibility, useDressedRoot } from '../../app/use-accessibility.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SiteHeader as HeaderLayout } from '../../ui/layouts/site-header.tsx';
import { Link } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { AccessibilityToggle } from './accessibility-toggle.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { SignsState } from './sign-language.tsx';
import { UserMenu } from './user-menu.tsx';

const loadPanel = () => import('./accessibility-panel.tsx');
const AccessibilityPanel = lazy(async () => ({ default: (await loadPanel()).AccessibilityPanel }));
const SignLanguage = lazy(async () => ({
  default: (await import('./sign-language.tsx')).SignLanguage,
}));

interface SiteHeaderProps {
  readonly search?: ReactNode;
  /** Stands before the menu of languages. */
  readonly basket?: ReactNode;
}

export function SiteHeader({ search, basket }: SiteHeaderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [signs, setSigns] = useState<SignsState>('loading');
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useDressedRoot();
  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  return (
    <>
      <HeaderLayout
        brand={<Brand />}
        search={search}
        actions={
          <>
            <SelfServiceLink />
            {basket}
            <LanguageMenu />
            <UserMenu />
            {/* Last, so that Tab leads from it into its panel. */}
            <AccessibilityToggle
              ref={toggle}
              panelId={panelId}
              isOpen={isOpen}
              onToggle={() => setIsOpen(!isOpen)}
              onApproach={() => void loadPanel()}
            />
          </>
        }
        panel={
          isOpen && (
            <Suspense fallback={null}>
              <AccessibilityPanel id={panelId} signs={signs} onClose={close} />
            </Suspense>
          )
        }
      />
      <Signs onState={setSigns} />
    </>
  );
}

/** Where one is: the personal area or the online collection, and whose. */
function Brand() {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const { pathname } = useLocation();
  const isPersonal = /^\/meupergamum(\/|$)/.test(pathname);
  const place = isPersonal ? 'frame.personalArea' : 'frame.onlineCollection';
  return (
    <Link href="/" look="bare" aria-current={pathname === '/' ? 'page' : undefined}>
      <Logo
        name={t('product')}
        over={institution ? t(place, { initials: institution.sigla }) : ''}
      />
    </Link>
  );
}

function SelfServiceLink() {
  const { t } = useTranslation();
  const { selfService } = usePageConfig();
  if (!selfService?.showAuto) return null;
  return (
    <ButtonLink href="/autoatendimento" look="quiet" icon="computer">
      {t('frame.selfService')}
    </ButtonLink>
  );
}

function Signs({ onState }: { readonly onState: (state: SignsState) => void }) {
  const { institution } = usePageConfig();
  const { libras } = useAccessibility();
  if (!institution?.libras || !libras) return null;
  return (
    <Suspense fallback={null}>
      <SignLanguage onState={onState} />
    </Suspense>
  );
}
