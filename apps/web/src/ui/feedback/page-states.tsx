import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Icon, type IconName } from '../drawings/icon.tsx';
import styles from './page-states.module.css';

export interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  /** Advice on what to do next. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** State without content, which is no fault. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon && <Icon name={icon} size="large" />}
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode;
  retryLabel: string;
  /** Tries again; null if that would be in vain. */
  onRetry: (() => void) | null;
  isRetrying?: boolean;
}

/** Failure of a part of a page; the rest of the page works on. */
export function ErrorState({ title, children, retryLabel, onRetry, isRetrying }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <Icon name="warning" size="large" />
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.words}>{children}</div>}
      {onRetry && (
        <div className={styles.actions}>
          <Button icon="renew" onClick={onRetry} isPending={isRetrying}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
