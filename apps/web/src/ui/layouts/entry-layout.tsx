import type { ReactNode } from 'react';
import { Bookshelf } from '../drawings/bookshelf.tsx';
import styles from './entry-layout.module.css';

export interface EntryLayoutProps {
  back?: ReactNode;
  brand: ReactNode;
  children: ReactNode;
}

/** Layout of the login: a wall of books, and before it the sheet with the form. */
export function EntryLayout({ back, brand, children }: EntryLayoutProps) {
  return (
    <div className={styles.entry}>
      <div className={styles.picture}>
        <Bookshelf />
      </div>
      <div className={styles.sheet}>
        <div className={styles.top}>
          {back}
          {brand}
        </div>
        {children}
      </div>
    </div>
  );
}
