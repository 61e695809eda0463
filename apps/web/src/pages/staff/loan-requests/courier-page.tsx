import { useRef } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { librariesQuery } from '../../../parts/libraries/my-library.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { CourierForm } from './courier-form.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

/** Courier runs: the days on which the courier leaves one library for another. */
export function Page() {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <StaffTask name="loanRequests">
      <p>
        <Link href="/meupergamum/atendimento/solicitacoes-emprestimo">
          {t('loanRequests.courier.back')}
        </Link>
      </p>
      <section aria-labelledby="courier">
        <Stack gap={4}>
          <h2 id="courier" ref={heading} tabIndex={-1}>
            {t('loanRequests.courier.title')}
          </h2>
          <p>{t('loanRequests.courier.lead')}</p>
          <Runs onSaved={() => heading.current?.focus()} />
        </Stack>
      </section>
    </StaffTask>
  );
}

function Runs({ onSaved }: { readonly onSaved: () => void }) {
  const { t } = useTranslation();
  const asked = useEndpoint(endpointQuery('getCourierRuns', {}), { staleTime: 0 });
  const libraries = useEndpoint(librariesQuery);
  return (
    <QueryBoundary asked={asked} failed={t('loanRequests.courier.failed')}>
      {({ percursos }) => (
        <QueryBoundary asked={libraries} failed={t('libraryFields.failed')}>
          {(offered) => (
            <CourierForm
              key={asked.dataUpdatedAt}
              seen={percursos}
              libraries={offered}
              onSaved={onSaved}
            />
          )}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}
