import type { ReactNode } from 'react';
import styles from './site-header.module.css';

export interface SiteHeaderProps {
  brand: ReactNode;
  /** Search box; left out if the page itself has it, as the home page does. */
  search?: ReactNode;
  /** Quiet buttons and menus; on a phone icons alone. */
  actions: ReactNode;
  /** Panel that opens below the bar, and pushes the page down. */
  panel?: ReactNode;
}

export function SiteHeader({ brand, search, actions, panel }: SiteHeaderProps) {
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.brand}>{brand}</div>
        <div className={styles.actions}>{actions}</div>
        {search && <div className={styles.search}>{search}</div>}
      </div>
      {panel && <div className={styles.panel}>{panel}</div>}
    </>
  );
}
