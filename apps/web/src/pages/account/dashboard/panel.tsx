import type { ReactNode } from 'react';
import { Link } from '../../../ui/navigation/link.tsx';
import styles from './dashboard.module.css';

interface PanelProps {
  readonly title: string;
  /** Address of the page that the panel is about. */
  readonly href: string;
  readonly children: ReactNode;
}

/** Summary of one of the reader's matters. */
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
