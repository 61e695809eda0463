import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../drawings/icon.tsx';
import styles from './message.module.css';

export interface MessageProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links under the words. */
  actions?: ReactNode;
  /** Whether it appears after an act and is read out; a message from the page's start is not. */
  isLive?: boolean;
}

export function Message({ tone = 'info', title, children, actions, isLive }: MessageProps) {
  const role = tone === 'danger' || tone === 'warning' ? 'alert' : 'status';
  return (
    <div role={isLive ? role : undefined} className={classes(styles.message, styles[tone])}>
      <Icon name={tone} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
