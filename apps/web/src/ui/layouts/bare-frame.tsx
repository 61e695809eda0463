import type { ReactNode } from 'react';
import { Announcer } from '../feedback/announcer.tsx';
import { SkipLink } from '../navigation/skip-link.tsx';
import styles from './bare-frame.module.css';
import { mainId } from './page-frame.tsx';

export interface BareFrameProps {
  /** Words of the link to the main part, if there is anything to skip. */
  skipLabel?: string;
  footer?: ReactNode;
  children: ReactNode;
}

/** Page without the site's header: nothing leads away from its task. */
export function BareFrame({ skipLabel, footer, children }: BareFrameProps) {
  return (
    <div className={styles.frame}>
      {skipLabel && <SkipLink target={mainId}>{skipLabel}</SkipLink>}
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer && (
        <footer className={styles.footer} data-print="no">
          {footer}
        </footer>
      )}
      <Announcer />
    </div>
  );
}
