import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './result-row.module.css';

export type Density = 'detailed' | 'compact' | 'line';

export interface ResultRowProps {
  density?: Density;
  /** Picture; left out of `line`, small in `compact`. */
  picture?: ReactNode;
  /** Link to the result; set in the serif. */
  title: ReactNode;
  /** Authors under the title. */
  by?: ReactNode;
  /** Facts under the authors: kind, publisher, year, each a part of its own. */
  facts?: readonly ReactNode[];
  /** Abstract of some lines, in `detailed` alone. */
  text?: ReactNode;
  /** Availability in one line. */
  state?: ReactNode;
  actions?: ReactNode;
  /** Level of the title's heading in the page; 2 if left out. */
  level?: 2 | 3 | 4;
}

/** One result. Put it in the `<li>` of an `<ol>`. */
export function ResultRow(props: ResultRowProps) {
  const {
    density = 'detailed',
    picture,
    title,
    by,
    facts,
    text,
    state,
    actions,
    level = 2,
  } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={classes(styles.row, styles[density])}>
      {picture && density !== 'line' && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {by && <p className={styles.by}>{by}</p>}
        {facts && (
          <ul className={styles.facts}>
            {facts.map((fact, at) => (
              <li key={at}>{fact}</li>
            ))}
          </ul>
        )}
        {text && density === 'detailed' && <div className={styles.text}>{text}</div>}
        {state && <div className={styles.state}>{state}</div>}
      </div>
      {actions && (
        <div className={styles.actions} data-print="no">
          {actions}
        </div>
      )}
    </article>
  );
}
