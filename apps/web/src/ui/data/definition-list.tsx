import type { ReactNode } from 'react';
import styles from './definition-list.module.css';

export interface Definition {
  term: string;
  /** Values of the term, which stand under each other. */
  values: readonly ReactNode[];
}

/** List of terms with their values; terms with no value are left out. */
export function DefinitionList(props: { items: readonly Definition[] }) {
  return (
    <dl className={styles.list}>
      {props.items
        .filter(({ values }) => values.length > 0)
        .map(({ term, values }) => (
          <div key={term} className={styles.item}>
            <dt>{term}</dt>
            {values.map((value, at) => (
              <dd key={at}>{value}</dd>
            ))}
          </div>
        ))}
    </dl>
  );
}
