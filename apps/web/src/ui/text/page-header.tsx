import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** A small line over the title: where one is. */
  over?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** In letters: what is longer stands smaller, so that what follows it stays in sight. */
const longTitle = 120;

export function PageHeader({ over, title, children, actions }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        {over && <p className={styles.over}>{over}</p>}
        <h1 data-long={typeof title === 'string' && title.length > longTitle ? '' : undefined}>
          {title}
        </h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
      {actions && (
        <div className={styles.actions} data-print="no">
          {actions}
        </div>
      )}
    </div>
  );
}
