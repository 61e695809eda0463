import type { ReactNode } from 'react';
import styles from './side-layout.module.css';

export interface SideLayoutProps {
  menu: ReactNode;
  theme: string;
  isMenuOpen: boolean;
  children: ReactNode;
}

/** Menu beside its pages; without room it stands above them. */
export function SideLayout({ menu, theme, isMenuOpen, children }: SideLayoutProps) {
  return (
    <div className={styles.shell} data-theme={theme} data-menu={isMenuOpen}>
      {menu}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
