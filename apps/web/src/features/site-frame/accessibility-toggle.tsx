import type { Ref } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './site-frame.module.css';

interface AccessibilityToggleProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly panelId: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Called when the panel may soon be opened. */
  readonly onApproach: () => void;
}

export function AccessibilityToggle(props: AccessibilityToggleProps) {
  const { ref, panelId, isOpen, onToggle, onApproach } = props;
  const { t } = useTranslation();
  return (
    <Button
      ref={ref}
      variant="quiet"
      icon="accessibility"
      iconOnly="narrow"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onToggle}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onKeyDown={(event) => event.key === 'Escape' && isOpen && onToggle()}
    >
      {t('accessibility.title')}
    </Button>
  );
}
