import type { ReactNode } from 'react';
import { TitleCover, type DrawnTitle } from '../../../parts/title/title-cover.tsx';
import { classes } from '../../../ui/classes.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './dashboard.module.css';

interface MatterProps {
  readonly tone: 'danger' | 'success' | 'warning';
  readonly name: string;
  /** Its page; null where the catalogue has it no more. */
  readonly href: string | null;
  readonly cover: DrawnTitle | null | undefined;
  /** What is to be known of it, the first line above all. */
  readonly lead: string;
  readonly act?: ReactNode;
  readonly children?: ReactNode;
}

/** One title that something is to be done about. */
export function Matter({ tone, name, href, cover, lead, act, children }: MatterProps) {
  return (
    <li className={classes(styles.matter, styles[`${tone}Side`])}>
      <div className={styles.cover}>{cover && <TitleCover title={cover} />}</div>
      <div className={styles.words}>
        <h3>{href === null ? name : <Link href={href}>{name}</Link>}</h3>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      {act && <div className={styles.act}>{act}</div>}
    </li>
  );
}
