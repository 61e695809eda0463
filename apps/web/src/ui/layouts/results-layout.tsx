import type { ReactNode } from 'react';
import { ButtonLink } from '../controls/button.tsx';
import { SkipLink } from '../navigation/skip-link.tsx';
import styles from './results-layout.module.css';

export interface ResultsLayoutProps {
  /** Heading with the count. */
  head: ReactNode;
  /** Choices made, with a way to clear them. */
  chips?: ReactNode;
  /** Name of the column of facets. */
  facetsLabel: string;
  facets: ReactNode;
  /** Words of the link past the column, which has many stops. */
  skipLabel: string;
  /** Button that opens the same facets in a Sheet; shown only if the column has no room. */
  filterButton: ReactNode;
  /** Order and display. */
  toolbar: ReactNode;
  children: ReactNode;
  pagination?: ReactNode;
}

const resultsId = 'results';
const facetsId = 'filters';

/** Facets beside the results; without room they are behind a button. */
export function ResultsLayout(props: ResultsLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.head}>
        <div className={styles.said}>{props.head}</div>
        <div className={styles.toolbar} data-print="no">
          <div className={styles.filterButton}>{props.filterButton}</div>
          <ButtonLink className={styles.toFacets} href={`#${facetsId}`}>
            {props.facetsLabel}
          </ButtonLink>
          {props.toolbar}
        </div>
      </div>
      <aside id={facetsId} className={styles.facets} aria-label={props.facetsLabel} data-print="no">
        <SkipLink target={resultsId}>{props.skipLabel}</SkipLink>
        {props.facets}
      </aside>
      <div id={resultsId} className={styles.results} tabIndex={-1}>
        {props.chips}
        {props.children}
        {props.pagination}
      </div>
    </div>
  );
}
