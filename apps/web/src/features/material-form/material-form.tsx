import type { MaterialFieldsTab } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import type { ApiFailure } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { useEndpoint } from '../../api/query.ts';
import {
  viewOf,
  readSearch,
  searchHref,
  searchParams,
  tabPath,
  type SearchState,
} from '../../parts/search/search-address.ts';
import { useSearchWords } from '../../parts/search/use-search-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { formParameters } from '../../ui/fields/form-parameters.ts';
import { FieldGrid, FoldingForm } from '../../ui/layouts/folding-form.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { ActFields } from './act-fields.tsx';
import { ArchiveFields } from './archive-fields.tsx';
import type { MaterialFormFieldsProps } from './material-form-field.tsx';
import { materialFormQueries } from './material-form-queries.ts';
import styles from './material-form.module.css';
import { StandardFields } from './standard-fields.tsx';

interface MaterialFormProps {
  readonly tab: MaterialFieldsTab;
  readonly state: SearchState;
  /** Refusal of the search, shown at the field it is about; null if there was none. */
  readonly failure: ApiFailure | null;
}

const fieldsOf: Readonly<
  Record<MaterialFieldsTab, (props: MaterialFormFieldsProps) => React.ReactNode>
> = {
  arquivo: ArchiveFields,
  'atos-normativos': ActFields,
  normas: StandardFields,
};

/** Fields of archives, acts or standards: a plain form, whose values are in the address. */
export function MaterialForm({ tab, state, failure }: MaterialFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const options = useEndpoint(materialFormQueries[tab], { staleTime: Infinity });
  const noOptions = useFailure(options);
  const words = useSearchWords()(state);
  const Fields = fieldsOf[tab];
  return (
    <FoldingForm
      label={t('materialForm.label', { tab: t(`tabs.${tab}`) })}
      action={tabPath(tab)}
      hiddenValues={[...(state.q === '' ? [] : [['q', state.q] as const]), ...kept(state)]}
      isFoldable
      summary={words}
      openLabel={t('materialForm.open')}
      onSubmit={(form) => {
        void navigate(searchHref(readSearch(tab, formParameters(form))));
        return true;
      }}
    >
      {noOptions && (
        <FailureState
          failure={noOptions}
          title={t('teachingPlans.optionsFailed')}
          onRetry={() => void options.refetch()}
          isRetrying={options.isFetching}
        />
      )}
      <FieldGrid
        key={searchParams({ ...state, page: 1 }).toString()}
        hasError={failure?.status === 422}
      >
        <Fields fields={state.fields} failure={failure} />
      </FieldGrid>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" icon="search">
          {t('search.submit')}
        </Button>
        {words !== '' && <Link href={tabPath(tab)}>{t('materialForm.clear')}</Link>}
      </div>
    </FoldingForm>
  );
}

/** Parameters that this form keeps: the query in the box above, and the display of the results. */
function kept(state: SearchState): [string, string][] {
  const index: [string, string][] = state.index === 'livre' ? [] : [['indice', state.index]];
  return [...index, ...viewOf(state)];
}
