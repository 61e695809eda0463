import { FailureState } from '../../api/failure-state.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Stack } from '../../ui/flow.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { LibraryEntry } from './libraries/library-entry.tsx';
import { UnknownCodes } from './libraries/unknown-codes.tsx';
import { StaffTask } from './staff-task.tsx';
import { useDone } from './use-done.ts';

/** Libraries by name, and the codes of records that mean none of them yet. */
export function Page() {
  const { t } = useTranslation();
  const result = useEndpoint(endpointQuery('listStaffLibraries', {}));
  const { heading, done } = useDone('listStaffLibraries');
  return (
    <StaffTask name="libraries">
      {result.data ? (
        <>
          <UnknownCodes libraries={result.data} onDone={done} />
          <section aria-labelledby="libraries">
            <Stack gap={3}>
              <h2 id="libraries" ref={heading} tabIndex={-1}>
                {t('staffLibraries.list')}
              </h2>
              <Stack gap={4}>
                {result.data.bibliotecas.map((library) => (
                  <LibraryEntry
                    key={library.cod_biblioteca}
                    library={library}
                    others={result.data.bibliotecas.filter((one) => one !== library)}
                    onDone={done}
                  />
                ))}
              </Stack>
            </Stack>
          </section>
        </>
      ) : result.isError ? (
        <FailureState failure={result.error} onRetry={() => void result.refetch()} />
      ) : (
        <Loading label={t('frame.loading')}>
          <Skeleton lines={8} />
        </Loading>
      )}
    </StaffTask>
  );
}
