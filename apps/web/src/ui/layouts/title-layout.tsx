import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './title-layout.module.css';

interface TitleHeaderProps {
  cover: ReactNode;
  /** Title, responsibility, kind: the page's heading. */
  head: ReactNode;
  /** Main act, beside the head if there is room. */
  act?: ReactNode;
  /** Further acts on the title: basket, cite, share, print. */
  tools: ReactNode;
  /** Whether a sub-page follows, which begins soon. */
  isSmall?: boolean;
}

/** Head of a title, above its page and all of its sub-pages. */
export function TitleHeader({ cover, head, act, tools, isSmall = false }: TitleHeaderProps) {
  return (
    <div className={classes(styles.header, isSmall && styles.small)}>
      <div className={styles.head}>{head}</div>
      <div className={styles.cover}>{cover}</div>
      {act && <div className={styles.act}>{act}</div>}
      <div className={styles.tools} data-print="no">
        {tools}
      </div>
    </div>
  );
}

interface TitleBodyProps {
  /** Panel that the reader came for: read before the rest, beside it if there is room. */
  panel: ReactNode;
  children: ReactNode;
}

export function TitleBody({ panel, children }: TitleBodyProps) {
  return (
    <div className={styles.body}>
      <div className={styles.panel}>{panel}</div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}

/** Sheet beside a title: a heading, its content, the main act at its foot. */
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
