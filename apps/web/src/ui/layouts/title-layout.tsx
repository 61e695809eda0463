import type { ReactNode } from 'react';
import styles from './title-layout.module.css';

export interface TitleLayoutProps {
  cover: ReactNode;
  /** Title, responsibility, kind: the page's heading. */
  head: ReactNode;
  /** What the reader came for: read before the body, beside it where there is room. */
  panel: ReactNode;
  /** Read before the body, under the cover where there is room: cite, share, print. */
  tools?: ReactNode;
  children: ReactNode;
}

export function TitleLayout({ cover, head, panel, tools, children }: TitleLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.head}>{head}</div>
      <div className={styles.cover}>{cover}</div>
      <div className={styles.panel}>{panel}</div>
      {tools && (
        <div className={styles.tools} data-print="no">
          {tools}
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** The sheet that stands beside a title: a heading, what holds, the main act at its foot. */
export function SidePanel(props: { title: ReactNode; children: ReactNode; actions?: ReactNode }) {
  return (
    <section className={styles.sheet}>
      <h2 className={styles.sheetTitle}>{props.title}</h2>
      {props.children}
      {props.actions && (
        <div className={styles.sheetActions} data-print="no">
          {props.actions}
        </div>
      )}
    </section>
  );
}
