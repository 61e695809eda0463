import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { useAccessibility, useDressedRoot } from './use-accessibility.ts';
import { SiteHeader as HeaderLayout } from '../../ui/layouts/site-header.tsx';
import { AccessibilityToggle } from './accessibility-toggle.tsx';
import { Brand } from './brand.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { SelfServiceLink } from './self-service.tsx';
import type { SignsState } from './sign-language.tsx';
import styles from './site-frame.module.css';
import { UserMenu } from './user-menu.tsx';

const loadPanel = () => import('./accessibility-panel.tsx');
const AccessibilityPanel = lazy(async () => ({ default: (await loadPanel()).AccessibilityPanel }));
const SignLanguage = lazy(async () => ({
  default: (await import('./sign-language.tsx')).SignLanguage,
}));

interface SiteHeaderProps {
  readonly search?: ReactNode;
  /** Basket, before the menu of languages. */
  readonly basket?: ReactNode;
  /** Pages of the present area, for the one menu of a phone; null outside an area. */
  readonly area?: ReactNode;
}

export function SiteHeader({ search, basket, area = null }: SiteHeaderProps) {
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
            {basket}
            <div className={styles.wide}>
              <SelfServiceLink />
              <LanguageMenu />
              <UserMenu />
            </div>
            <div className={styles.narrow}>
              <PhoneMenu area={area} />
            </div>
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
