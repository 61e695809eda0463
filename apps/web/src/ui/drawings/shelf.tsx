import type { ReactNode } from 'react';
import styles from './shelf.module.css';

export interface ShelfProps {
  title: ReactNode;
  /** Link to all of them, at the end of the title line. */
  more?: ReactNode;
  children: readonly ReactNode[];
}

/** Items standing in a row on a board; the row scrolls sideways if there is no room. */
export function Shelf({ title, more, children }: ShelfProps) {
  return (
    <section className={styles.shelf}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {more}
      </div>
      <ul className={styles.row}>
        {children.map((thing, at) => (
          <li key={at}>{thing}</li>
        ))}
      </ul>
    </section>
  );
}

export interface ShelfItemProps {
  picture: ReactNode;
  /** Label under the board, as on a shelf. */
  children: ReactNode;
}

export function ShelfItem({ picture, children }: ShelfItemProps) {
  return (
    <div className={styles.item}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.label}>{children}</div>
    </div>
  );
}
