import type { ReactNode } from 'react';
import { TitleCover, type DrawnTitle } from '../../../parts/covers/title-cover.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon, type IconName } from '../../../ui/drawings/icon.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import styles from './dashboard.module.css';

interface MatterProps {
  readonly tone: 'danger' | 'success' | 'warning';
  readonly name: string;
  /** Address of its page; null if the catalogue no longer has it. */
  readonly href: string | null;
  readonly cover: DrawnTitle | null | undefined;
  /** Icon in place of a cover, for what is not a title. */
  readonly icon?: IconName;
  /** First line: the main fact. */
  readonly lead: string;
  readonly act?: ReactNode;
  readonly children?: ReactNode;
}

/** Title or request that the reader must act on. */
export function Matter({ tone, name, href, cover, icon, lead, act, children }: MatterProps) {
  return (
    <li className={classes(styles.matter, styles[`${tone}Side`])}>
      <div className={styles.cover}>
        {cover && <TitleCover title={cover} />}
        {icon && (
          <span className={styles.sign}>
            <Icon name={icon} />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <h3>{href === null ? name : <Link href={href}>{name}</Link>}</h3>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      {act && <div className={styles.act}>{act}</div>}
    </li>
  );
}
