import { useTranslation } from '../../languages/use-translation.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { isNarrowed as isNarrowedBy } from './list-address.ts';
import { ListFilters } from './list-filters.tsx';
import { StaffListEntries, type ListPage, type StaffListProps } from './staff-list-entries.tsx';

/** List of the staff area, with its filters and pages: loading, failed, empty or loaded. */
export function StaffList<State extends string, FoundPage extends ListPage>(
  props: StaffListProps<State, FoundPage>,
) {
  const { path, address, result, isNarrowed = isNarrowedBy(address) } = props;
  const { t } = useTranslation();
  const { data } = result;
  const failure = useFailure(result);
  const totalOf = (state: State) =>
    data?.contagem.find(({ situacao }) => situacao === state)?.total ?? 0;
  const states = props.states.map((state) => {
    const total = totalOf(state);
    return { value: state, label: `${props.nameOf(state)}${total > 0 ? ` (${total})` : ''}` };
  });
  return (
    <Stack gap={5}>
      <ListFilters
        path={path}
        address={address}
        states={states}
        kinds={props.kinds}
        dayLabels={props.dayLabels}
        isNarrowed={isNarrowed}
        stateAtFirst={props.stateAtFirst}
        seesAll={data?.unidade === null}
      />
      {failure ? (
        <FailureState
          failure={failure}
          title={t('staffList.failed')}
          onRetry={() => void result.refetch()}
          isRetrying={result.isFetching}
        />
      ) : data ? (
        <StaffListEntries {...props} isNarrowed={isNarrowed} found={data} />
      ) : (
        <Loading label={t('staffList.loading')}>
          <Skeleton width="12rem" height="2rem" />
          <Skeleton lines={6} />
        </Loading>
      )}
    </Stack>
  );
}
