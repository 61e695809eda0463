import type { ReactNode } from 'react';
import { Link } from '../../../ui/navigation/link.tsx';
import styles from './dashboard.module.css';

interface PanelProps {
  readonly title: string;
  /** The page it is about. */
  readonly href: string;
  readonly children: ReactNode;
}

/** One matter of the reader's at a glance. */
export function Panel({ title, href, children }: PanelProps) {
  return (
    <section className={styles.panel}>
      <h2>
        <Link href={href}>{title}</Link>
      </h2>
      {children}
    </section>
  );
}
