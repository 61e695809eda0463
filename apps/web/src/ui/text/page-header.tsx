import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** Small line over the title: the present area. */
  over?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Letters from which a title is set smaller, so that the content below stays in sight. */
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
