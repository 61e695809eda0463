import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { useDone } from '../../../parts/staff/use-done.ts';
import { OwnPasswords } from './own-passwords.tsx';
import { ProviderEntry } from './provider-entry.tsx';
import { AddForm } from './provider-forms.tsx';

/** Institutions that people sign in by: setup, trial, and whether passwords kept here count too. */
export function Page() {
  const { t } = useTranslation();
  const asked = useEndpoint(endpointQuery('listIdentityProviders', {}), { staleTime: 0 });
  const { heading, done } = useDone('listIdentityProviders');
  return (
    <StaffTask name="identityProviders">
      <QueryBoundary asked={asked} skeleton={<Skeleton lines={8} />}>
        {(list) => (
          <Stack gap={4}>
            <Disclosure title={t('identityProviders.how')}>
              <p>{t('identityProviders.howText')}</p>
            </Disclosure>
            <OwnPasswords use={list} onDone={done} />
            <h2 ref={heading} tabIndex={-1}>
              {t('identityProviders.count', { count: list.provedores.length })}
            </h2>
            {list.provedores.map((provider) => (
              <ProviderEntry
                key={provider.codigo}
                provider={provider}
                places={list}
                onDone={done}
              />
            ))}
            <Disclosure title={t('identityProviders.add')}>
              <AddForm places={list} onDone={done} />
            </Disclosure>
          </Stack>
        )}
      </QueryBoundary>
    </StaffTask>
  );
}
