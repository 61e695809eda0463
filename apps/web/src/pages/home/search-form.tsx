import { isMaterialFieldsTab } from '@estante/contract/plain';
import type { ReactNode } from 'react';
import type { ApiFailure, Output } from '../../api/api.ts';
import { readSearch, type SearchState } from '../../parts/search/search-address.ts';
import { AdvancedForm } from '../../features/advanced-form/advanced-form.tsx';
import { PeriodForm } from '../../features/new-titles/period-form.tsx';
import { MaterialForm } from '../../features/material-form/material-form.tsx';
import { SearchBox } from '../../parts/search/search-box.tsx';
import { SearchTabs } from '../../parts/search/search-tabs.tsx';

interface SearchFormProps {
  readonly state: SearchState;
  /** Whether the tab's own form was sent blank. */
  readonly isBlank?: boolean;
  /** Failure by which the search was refused. */
  readonly failure?: ApiFailure | null;
  /** Number of titles that came in each period, once it is known. */
  readonly periods?: Output<'searchTitles'>['periodos'];
  /** Heading of a page that is this form alone. */
  readonly heading?: ReactNode;
}

/** Search box, the tabs, and the form of a tab that has one of its own. */
export function SearchForm(props: SearchFormProps) {
  const { state, isBlank, heading, failure = null, periods = null } = props;
  const { tab } = state;
  const hasMaterialForm = tab === 'avancada';
  return (
    <>
      <SearchBox state={hasMaterialForm ? anySearch : state} />
      <SearchTabs tab={state.tab} state={state} />
      {heading}
      {isMaterialFieldsTab(tab) && <MaterialForm tab={tab} state={state} failure={failure} />}
      {tab === 'novas-aquisicoes' && (
        <PeriodForm state={state} failure={failure} periods={periods} />
      )}
      {hasMaterialForm && <AdvancedForm state={state} {...(isBlank && { isBlank })} />}
    </>
  );
}

const anySearch = readSearch('geral', new URLSearchParams());
