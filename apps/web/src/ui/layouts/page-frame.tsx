import type { ReactNode } from 'react';
import { Announcer } from '../feedback/announcer.tsx';
import { SkipLink } from '../navigation/skip-link.tsx';
import styles from './page-frame.module.css';

export interface PageFrameProps {
  skipLabel: string;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

export const mainId = 'main';

/**
 * Header, main part and footer on one measure. The frame is the container whose width all layouts query: in
 * rem, so that a zoomed page takes the narrow layout when its letters need it.
 */
export function PageFrame({ skipLabel, header, footer, children }: PageFrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink target={mainId}>{skipLabel}</SkipLink>
      <header className={styles.header} data-print="no">
        {header}
      </header>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer} data-print="no">
        <div className={styles.footerInside}>{footer}</div>
      </footer>
      <Announcer />
    </div>
  );
}
