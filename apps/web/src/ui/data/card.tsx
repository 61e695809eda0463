import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Link } from '../navigation/link.tsx';
import styles from './card.module.css';

export interface CardProps {
  title?: ReactNode;
  /** Address that makes the title a link whose target is the whole card. */
  href?: string;
  /** Figure or short word to be seen first. */
  figure?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  tone?: 'plain' | 'attention';
  /** Level of the heading. */
  level?: 2 | 3;
}

/** Raised sheet for one thing to see and go to. */
export function Card(props: CardProps) {
  const { title, href, figure, children, actions, tone = 'plain', level = 2 } = props;
  const Heading = `h${level}` as const;
  return (
    <section className={classes(styles.card, styles[tone])}>
      {title && (
        <Heading className={styles.title}>
          {href ? (
            <Link href={href} variant="plain" className={styles.whole}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
      )}
      {figure !== undefined && <p className={styles.figure}>{figure}</p>}
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
