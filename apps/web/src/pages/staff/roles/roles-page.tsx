import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { useDone } from '../../../parts/staff/use-done.ts';
import { BaseRole } from './base-role.tsx';
import { NewRole, OwnRole } from './own-role.tsx';

/** Permissions of the staff, by role. */
export function Page() {
  const { t } = useTranslation();
  const asked = useEndpoint(endpointQuery('listStaffRoles', {}), { staleTime: 0 });
  const { heading, done } = useDone('listStaffRoles');
  return (
    <StaffTask name="roles">
      <QueryBoundary asked={asked} failed={t('staffRoles.failed')}>
        {(roles) => (
          <Stack gap={4}>
            <p>{t('staffRoles.how')}</p>
            <h2 ref={heading} tabIndex={-1}>
              {t('staffRoles.list')}
            </h2>
            <BaseRole roles={roles} onDone={done} />
            {roles.papeis.map((role) => (
              <OwnRole key={role.codigo} role={role} roles={roles} onDone={done} />
            ))}
            <Disclosure title={t('staffRoles.add')}>
              <NewRole roles={roles} onDone={done} />
            </Disclosure>
          </Stack>
        )}
      </QueryBoundary>
    </StaffTask>
  );
}
