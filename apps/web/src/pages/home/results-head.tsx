import type { SearchState } from '../../parts/search/search-address.ts';
import { GroupLink } from '../../features/results/group-switch.tsx';
import { MyLibrarySelect } from '../../features/results/my-library-select.tsx';
import { PrintedSearch } from '../../features/results/printed-search.tsx';
import styles from './results-page.module.css';
import { headingId } from './results-heading.ts';
import type { Result } from './answered-titles.tsx';

interface ResultsHeadProps {
  readonly state: SearchState;
  readonly result: Result;
  readonly heading: string;
  /** Whether the search failed: the result is another search's. */
  readonly isMissing: boolean;
  readonly count: string;
}

/** Heading over the results: the number of titles, or the name of a failed search. */
export function ResultsHead({ state, result, heading, isMissing, count }: ResultsHeadProps) {
  return (
    <>
      <div className={styles.head}>
        <h1 id={headingId} className={styles.count} tabIndex={-1}>
          {isMissing ? heading : count}
        </h1>
        {result.total > 0 && <GroupLink state={state} />}
        <div className={styles.mine}>
          <MyLibrarySelect />
        </div>
      </div>
      {!isMissing && <PrintedSearch state={state} result={result} />}
    </>
  );
}
