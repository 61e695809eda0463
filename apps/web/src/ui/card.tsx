import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Link } from './link.tsx';
import styles from './card.module.css';

export interface CardProps {
  title?: ReactNode;
  /** Makes the title a link whose target is the whole card. */
  href?: string;
  /** A figure or short word to be seen first. */
  figure?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  tone?: 'plain' | 'attention';
}

/** A raised sheet: one thing to be seen and gone to. */
export function Card({ title, href, figure, children, actions, tone = 'plain' }: CardProps) {
  return (
    <section className={classes(styles.card, styles[tone])}>
      {title && (
        <h2 className={styles.title}>
          {href ? (
            <Link href={href} look="plain" className={styles.whole}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
      )}
      {figure !== undefined && <p className={styles.figure}>{figure}</p>}
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
